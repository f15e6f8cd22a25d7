import type { Fault } from '../diagnostic'
import { didYouMean } from '../nearest'
import { checkClasses, checkClassNames, isCheckClass, type CheckClass, type ClassKey } from './check-classes'

const commonKeys = ['title', 'check', 'highlight'] as const
export type MetaKey = (typeof commonKeys)[number] | ClassKey
export type FenceMeta = Partial<Record<MetaKey, string>>

const classKeys = new Set(checkClassNames.flatMap((name) => checkClasses[name].keys)) as Set<ClassKey>
const metaKeys: readonly MetaKey[] = [...commonKeys, ...classKeys]

const isMetaKey = (key: string): key is MetaKey => (metaKeys as readonly string[]).includes(key)

/**
 * Reads the words after a fence's language.
 *
 * @param meta for example `title="a.ts" check=run`
 * @returns the values by key, and a problem for every word that isn't a known key with a value
 */
export function readMeta(meta: string): { values: FenceMeta; faults: Fault[] } {
  const values: FenceMeta = {}
  const faults: Fault[] = []
  const expected = `keys among ${metaKeys.join(', ')}, each written key=value or key="some words"`
  const rest = meta.replace(
    /([\w-]+)=(?:"([^"]*)"|([^\s"]+))/g,
    (_, key: string, quoted?: string, bare?: string) => {
      if (!isMetaKey(key)) {
        const fix = didYouMean(key, metaKeys) || 'remove it'
        faults.push({ found: `the key "${key}" on the fence`, expected, fix })
      } else if (values[key] !== undefined) {
        faults.push({
          found: `the key "${key}" twice on the fence`,
          expected: 'each key once',
          fix: 'remove one',
        })
      } else values[key] = quoted ?? bare ?? ''
      return ''
    },
  )
  if (rest.trim()) {
    faults.push({
      found: `"${rest.trim()}" on the fence`,
      expected,
      fix: 'write a key=value pair or remove it',
    })
  }
  return { values, faults }
}

/** What a class doesn't allow on its fence, or misses there. */
function findKeyFault(check: CheckClass, meta: FenceMeta): Fault | undefined {
  const { keys, needs = {} } = checkClasses[check]
  const needed = Object.keys(needs)
  if (needed.length > 0 && !needed.some((key) => meta[key as MetaKey])) {
    return {
      found: `check=${check} without ${needed.join(' or ')}`,
      expected: needed.map((key) => `${key}="${needs[key]}"`).join(', or '),
      fix: 'add it or, better, use a class that checks the block',
    }
  }
  const foreign = [...classKeys].find((key) => meta[key] !== undefined && !keys.includes(key))
  if (foreign) {
    const takers = checkClassNames.filter((name) => checkClasses[name].keys.includes(foreign))
    return {
      found: `${foreign} on a block with check=${check}`,
      expected: `${foreign} only with ${takers.map((name) => `check=${name}`).join(' or ')}`,
      fix: `remove ${foreign}, or change the class`,
    }
  }
  if (meta.chain && meta.chain !== 'celo' && meta.chain !== 'celo-sepolia') {
    return {
      found: `chain=${meta.chain}`,
      expected: 'chain=celo or chain=celo-sepolia (the default)',
      fix: 'use one of the two',
    }
  }
  return undefined
}

/**
 * @param lang the fence's language; empty if there is none
 * @param meta values read by readMeta
 * @returns the check class, or the problem that prevents it
 */
export function getClass(lang: string, meta: FenceMeta): CheckClass | Fault {
  const expected = `check= with one of ${checkClassNames.join(', ')}`
  if (!lang) {
    return {
      found: 'a code block without a language',
      expected: 'a language after the three backticks',
      fix: 'write ts, tsx, sh, json, yaml, toml, solidity or text',
    }
  }
  if (!meta.check) return { found: 'a code block without a check class', expected, fix: 'add the class' }
  if (!isCheckClass(meta.check)) {
    return {
      found: `the check class "${meta.check}"`,
      expected,
      fix: didYouMean(meta.check, checkClassNames) || 'choose one',
    }
  }
  const allowed = checkClasses[meta.check].languages
  if (allowed && !allowed.includes(lang)) {
    return {
      found: `check=${meta.check} on a block in "${lang}"`,
      expected: `${meta.check} takes ${allowed.join(', ')}`,
      fix: 'change the language or the class',
    }
  }
  return findKeyFault(meta.check, meta) ?? meta.check
}
