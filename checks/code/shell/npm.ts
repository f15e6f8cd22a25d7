import type { Fault } from '../../../model/diagnostic'
import { didYouMean } from '../../../model/nearest'
import type { Word } from './tokenize'

/** What is known of npm packages. */
export interface PackageFacts {
  /** facts/npm-packages.json: versions that the registry was seen to have */
  verified: Record<string, string[]>
  /** facts/npm-upstream.json: versions released elsewhere, with the source that says so */
  upstream: Record<string, { versions: string[]; source: string }>
  /** versions that the code of the pages is checked against: main install and heavy-dependencies */
  pinned: Record<string, string[]>
}

const verify =
  'run npm run check:code -- --verify-packages, which asks the registry and writes facts/npm-packages.json'
const subcommands: Record<string, readonly string[]> = {
  npm: [
    'init',
    'install',
    'i',
    'add',
    'ci',
    'run',
    'exec',
    'create',
    'pkg',
    'start',
    'test',
    'pack',
    'view',
    'audit',
    'uninstall',
    'config',
    'dev',
    'update',
  ],
  yarn: ['add', 'install', 'init', 'run', 'dlx', 'create', 'start', 'test', 'build', 'dev', 'remove', 'set'],
  pnpm: [
    'add',
    'install',
    'i',
    'init',
    'run',
    'dlx',
    'create',
    'exec',
    'start',
    'test',
    'build',
    'dev',
    'remove',
  ],
  bun: ['add', 'install', 'init', 'run', 'create', 'x', 'test', 'dev'],
}
const installing = new Set(['install', 'i', 'add'])
const running = new Set(['exec', 'dlx', 'x'])
const flagsWithValue = new Set([
  '--prefix',
  '--workspace',
  '-w',
  '--registry',
  '--loglevel',
  '--cwd',
  '--dir',
  '-C',
  '--package',
  '-p',
])

/** A package as written: name@version, or alias@npm:name@version. */
export interface Wanted {
  name: string
  version: string | undefined
}

/** @returns name and version of a package argument; undefined for a path, a URL or a shell variable */
export function wantedPackage(text: string): Wanted | undefined {
  const spec = /@npm:(.+)$/.exec(text)?.[1] ?? text
  if (/^(\.|\/|git\+|https?:|file:|github:)|[$*]/.test(spec)) return undefined
  const found = /^(@[^/@\s]+\/[^/@\s]+|[^/@\s]+)(?:@(.+))?$/.exec(spec)
  return found?.[1] ? { name: found[1], version: found[2] } : undefined
}

function versionFault(
  { name, version }: Wanted,
  known: readonly string[],
  pins: readonly string[],
): Fault | undefined {
  if (!version) {
    if (pins.length === 0) return undefined
    const expected = `${name} with the version that the page was checked with: ${pins.join(' or ')}`
    return { found: `${name} without a version`, expected, fix: `write ${name}@{{versions.${name}}}` }
  }
  if (/^(latest|next|beta)$/.test(version)) {
    const expected = `a version of ${name}: a tag names another one tomorrow`
    return {
      found: `${name}@${version}`,
      expected,
      fix: `write ${name}@${pins[0] ?? known.at(-1) ?? 'x.y.z'}, from data/versions.json`,
    }
  }
  const matches = known.some((one) => one === version || one.startsWith(`${version.replace(/^[~^]/, '')}.`))
  if (!matches)
    return {
      found: `${name}@${version}`,
      expected: `a version that was verified: ${known.join(', ')}`,
      fix: `correct it, or ${verify}`,
    }
  if (pins.length > 0 && !pins.some((pin) => pin === version || pin.startsWith(`${version}.`))) {
    const expected = `the version that code is checked with: ${pins.join(' or ')}`
    return {
      found: `${name}@${version}`,
      expected,
      fix: 'use that version, or pin this one in checks/code/package.json',
    }
  }
  return undefined
}

/** @returns the fault of one package argument, if any */
export function checkPackage(wanted: Wanted, facts: PackageFacts): Fault | undefined {
  const known = [...(facts.verified[wanted.name] ?? []), ...(facts.upstream[wanted.name]?.versions ?? [])]
  const pins = facts.pinned[wanted.name] ?? []
  if (known.length === 0 && pins.length === 0) {
    const near = didYouMean(wanted.name, [...Object.keys(facts.verified), ...Object.keys(facts.pinned)])
    return {
      found: `the package ${wanted.name}`,
      expected: 'a package that was verified',
      fix: near ? `${near} Else ${verify}` : verify,
    }
  }
  return versionFault(wanted, [...known, ...pins], pins)
}

function positionals(words: readonly Word[]): Word[] {
  return words.filter((word, index) => {
    return !word.text.startsWith('-') && !flagsWithValue.has(words[index - 1]?.text ?? '')
  })
}

/**
 * The package that `npx`, `npm exec` and the like run, unless the page installed it before. A bare name
 * without version is then a program of an installed package: it only has to be known.
 */
function runPackage(words: readonly Word[]): Wanted[] {
  const explicit = words.findIndex(({ text }) => text === '--package' || text === '-p')
  const named = explicit >= 0 ? words[explicit + 1] : positionals(words)[0]
  const wanted = named ? wantedPackage(named.text) : undefined
  return wanted ? [wanted] : []
}

function checkRun(wanted: Wanted, facts: PackageFacts): Fault | undefined {
  if (wanted.version) return checkPackage(wanted, facts)
  return wanted.name in facts.verified || wanted.name in facts.pinned || wanted.name in facts.upstream
    ? undefined
    : checkPackage(wanted, facts)
}

/** `npm create x` runs the package create-x; `@scope` and `@scope/x` follow npm's rule. */
function createPackage(word: Word | undefined): Wanted[] {
  const wanted = word ? wantedPackage(word.text) : undefined
  if (!wanted) return []
  const [scope, name] = wanted.name.startsWith('@') ? wanted.name.split('/') : ['', wanted.name]
  return [
    { name: scope ? `${scope}/create${name ? `-${name}` : ''}` : `create-${name}`, version: wanted.version },
  ]
}

/** @returns packages that a command names, and how they are used */
export function listPackages(program: string, words: readonly Word[]): { wanted: Wanted[]; runs: boolean } {
  if (program === 'npx' || program === 'bunx' || program === 'pnpx')
    return { wanted: runPackage(words), runs: true }
  const [sub, ...rest] = positionals(words)
  const after = words.slice(words.findIndex((word) => word === sub) + 1)
  if (sub && installing.has(sub.text)) {
    return { wanted: rest.flatMap(({ text }) => wantedPackage(text) ?? []), runs: false }
  }
  if (sub && running.has(sub.text)) return { wanted: runPackage(after), runs: true }
  if (sub && (sub.text === 'create' || (sub.text === 'init' && rest.length > 0 && program === 'npm'))) {
    return { wanted: createPackage(rest[0]), runs: true }
  }
  return { wanted: [], runs: false }
}

/** @returns faults of an npm, npx, yarn, pnpm or bun command: subcommand, package, version */
export function checkNpm(program: string, words: readonly Word[], facts: PackageFacts): Fault[] {
  const known = subcommands[program]
  const sub = positionals(words)[0]
  if (known && sub && !known.includes(sub.text)) {
    const fix = didYouMean(sub.text, known) || `use one of ${known.join(', ')}`
    return [{ found: `${program} ${sub.text}`, expected: `a command of ${program}`, fix }]
  }
  const { wanted, runs } = listPackages(program, words)
  return wanted.flatMap((one) => (runs ? checkRun(one, facts) : checkPackage(one, facts)) ?? [])
}
