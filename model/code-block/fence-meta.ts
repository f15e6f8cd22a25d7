import type { Fault } from '../diagnostic'
import { didYouMean } from '../nearest'

export const checkClasses = [
  'run',
  'typecheck',
  'compile',
  'parse',
  'shell',
  'output',
  'illustrative',
] as const
export type CheckClass = (typeof checkClasses)[number]

/**
 * `chain` selects the local chain for a `run` block, and `using` an older major version, such as "ethers@5.8.0".
 * `live` lets readers run it on the page, and lists the values that they can change.
 */
const metaKeys = ['title', 'check', 'from', 'reason', 'highlight', 'chain', 'using', 'live'] as const
export type MetaKey = (typeof metaKeys)[number]
export type FenceMeta = Partial<Record<MetaKey, string>>

const languages: Record<CheckClass, readonly string[] | undefined> = {
  run: ['ts', 'js'],
  typecheck: ['ts', 'tsx', 'js', 'jsx'],
  compile: ['solidity'],
  parse: ['json', 'yaml', 'toml'],
  shell: ['sh', 'bash'],
  output: undefined,
  illustrative: undefined,
}

const isMetaKey = (key: string): key is MetaKey => (metaKeys as readonly string[]).includes(key)
const isCheckClass = (value: string): value is CheckClass =>
  (checkClasses as readonly string[]).includes(value)

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

function faultOfExtras(check: CheckClass, meta: FenceMeta): Fault | undefined {
  if (check === 'illustrative' && !meta.reason) {
    return {
      found: 'check=illustrative without a reason',
      expected: 'reason="why this block cannot be checked"',
      fix: 'add the reason or, better, use a class that checks the block',
    }
  }
  if (check === 'output' && !meta.reason && !meta.from) {
    return {
      found: 'check=output with neither from nor reason',
      expected: 'from="the title of a script with check=run on this page", or reason="why it was not run"',
      fix: 'add the script that prints this, or the reason why none does',
    }
  }
  if (meta.live !== undefined && check !== 'run') {
    return {
      found: `live on a block with check=${check}`,
      expected: 'check=run, so that the sample is known to work and has an output',
      fix: 'use check=run, or remove live',
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
  const expected = `check= with one of ${checkClasses.join(', ')}`
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
      fix: didYouMean(meta.check, checkClasses) || 'choose one',
    }
  }
  const allowed = languages[meta.check]
  if (allowed && !allowed.includes(lang)) {
    return {
      found: `check=${meta.check} on a block in "${lang}"`,
      expected: `${meta.check} takes ${allowed.join(', ')}`,
      fix: 'change the language or the class',
    }
  }
  return faultOfExtras(meta.check, meta) ?? meta.check
}
