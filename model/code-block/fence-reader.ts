import type { Fault } from '../diagnostic'
import { didYouMean } from '../nearest'

/** What a class allows on the fences of its blocks. */
export interface FenceRules<Key extends string = string> {
  /** Languages of its blocks; absent if it takes any. */
  readonly languages?: readonly string[]
  /** Keys that its fence may have besides `title`, `check` and `highlight`. */
  readonly keys: readonly Key[]
  /** Keys of which its fence needs one, each with what to write. */
  readonly needs?: Readonly<Record<string, string>>
  /** Values that a key can have, the default last. Others can have any. */
  readonly values?: Readonly<Record<string, readonly string[]>>
}

const commonKeys = ['title', 'check', 'highlight'] as const
type CommonKey = (typeof commonKeys)[number]

/** The values on a fence, by key. */
export type FenceValues<Key extends string = string> = Partial<Record<CommonKey | Key, string>>

export interface FenceReader<Class extends string, Key extends string> {
  /**
   * Reads the words after a fence's language.
   * @param meta for example `title="a.ts" check=run`
   * @returns the values by key, and a problem for every word that isn't a known key with a value
   */
  readMeta: (meta: string) => { values: FenceValues<Key>; faults: Fault[] }
  /**
   * @param lang the fence's language; empty if there is none
   * @param meta values read by readMeta
   * @returns the check class, or the problem that prevents it
   */
  getClass: (lang: string, meta: FenceValues<Key>) => Class | Fault
}

const PAIR = /([\w-]+)=(?:"([^"]*)"|([^\s"]+))/g

function readPairs(meta: string, keys: readonly string[]) {
  const values: Record<string, string> = {}
  const faults: Fault[] = []
  const expected = `keys among ${keys.join(', ')}, each written key=value or key="some words"`
  for (const [, key = '', quoted, bare = ''] of meta.matchAll(PAIR)) {
    if (!keys.includes(key)) {
      const fix = didYouMean(key, keys) || 'remove it'
      faults.push({ found: `the key "${key}" on the fence`, expected, fix })
    } else if (values[key] !== undefined) {
      faults.push({
        found: `the key "${key}" twice on the fence`,
        expected: 'each key once',
        fix: 'remove one',
      })
    } else values[key] = quoted ?? bare
  }
  const rest = meta.replace(PAIR, '')
  const fix = 'write a key=value pair or remove it'
  if (rest.trim()) faults.push({ found: `"${rest.trim()}" on the fence`, expected, fix })
  return { values, faults }
}

function findMissing(check: string, { needs = {} }: FenceRules, meta: FenceValues): Fault | undefined {
  const needed = Object.keys(needs)
  if (needed.length === 0 || needed.some((key) => meta[key])) return undefined
  return {
    found: `check=${check} without ${needed.join(' or ')}`,
    expected: needed.map((key) => `${key}="${needs[key]}"`).join(', or '),
    fix: 'add it or, better, use a class that checks the block',
  }
}

function findWrongValue({ values = {} }: FenceRules, meta: FenceValues): Fault | undefined {
  const key = Object.keys(values).find((one) => meta[one] && !values[one]!.includes(meta[one]))
  if (!key) return undefined
  const all = values[key]!.map((value) => `${key}=${value}`)
  return {
    found: `${key}=${meta[key]}`,
    expected: `${all.join(' or ')} (the default)`,
    fix: `use one of the ${all.length === 2 ? 'two' : all.length}`,
  }
}

/**
 * Reads fences with the given check classes.
 * @param classes what each class allows, by name
 */
export function makeFenceReader<Class extends string, Key extends string>(
  classes: Readonly<Record<Class, FenceRules<Key>>>,
): FenceReader<Class, Key> {
  const names = Object.keys(classes) as Class[]
  const classKeys = [...new Set(names.flatMap((name) => classes[name].keys))]
  const keys = [...commonKeys, ...classKeys]

  function findForeign(check: Class, meta: FenceValues): Fault | undefined {
    const foreign = classKeys.find((key) => meta[key] !== undefined && !classes[check].keys.includes(key))
    if (!foreign) return undefined
    const takers = names.filter((name) => classes[name].keys.includes(foreign))
    return {
      found: `${foreign} on a block with check=${check}`,
      expected: `${foreign} only with ${takers.map((name) => `check=${name}`).join(' or ')}`,
      fix: `remove ${foreign}, or change the class`,
    }
  }

  function findName(name: string | undefined): Class | Fault {
    const expected = `check= with one of ${names.join(', ')}`
    if (!name) return { found: 'a code block without a check class', expected, fix: 'add the class' }
    const known = names.find((one) => one === name)
    return (
      known ?? {
        found: `the check class "${name}"`,
        expected,
        fix: didYouMean(name, names) || 'choose one',
      }
    )
  }

  function getClass(lang: string, meta: FenceValues): Class | Fault {
    if (!lang) {
      return {
        found: 'a code block without a language',
        expected: 'a language after the three backticks',
        fix: 'write ts, tsx, sh, json, yaml, toml, solidity or text',
      }
    }
    const check = findName(meta.check)
    if (typeof check !== 'string') return check
    const { languages } = classes[check]
    if (languages && !languages.includes(lang)) {
      return {
        found: `check=${check} on a block in "${lang}"`,
        expected: `${check} takes ${languages.join(', ')}`,
        fix: 'change the language or the class',
      }
    }
    const rules: FenceRules = classes[check]
    return findMissing(check, rules, meta) ?? findForeign(check, meta) ?? findWrongValue(rules, meta) ?? check
  }

  return {
    readMeta: (meta) => readPairs(meta, keys) as { values: FenceValues<Key>; faults: Fault[] },
    getClass,
  }
}
