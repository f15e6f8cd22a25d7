import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFiles, readPages } from './check-repository'
import { ofClass, preparePage } from './prepared-page'
import { places } from './places'
import { readShellFacts } from './shell-facts'
import { checkPackage, listPackages, type Wanted } from './shell/npm'
import { tokenize } from './shell/tokenize'

/** What asks the registry; replaced in tests. @returns the version, or undefined when there is none */
export type Ask = (name: string, version: string | undefined) => string | undefined

const askNpm: Ask = (name, version) => {
  const wanted = version ? `${name}@${version}` : name
  const { stdout, status } = spawnSync('npm', ['view', wanted, 'version', '--json'], { encoding: 'utf8' })
  if (status !== 0 || !stdout.trim()) return undefined
  const found = JSON.parse(stdout) as string | string[]
  return Array.isArray(found) ? found.at(-1) : found
}

function wantedOn(files: readonly string[]): Wanted[] {
  const shells = readPages(pageFiles(files)).flatMap((page) => ofClass(preparePage(page), 'shell'))
  return shells.flatMap(({ code }) => {
    try {
      return tokenize(code).flatMap(({ words: [program, ...rest] }) =>
        program && /^(npm|npx|yarn|pnpm|pnpx|bun|bunx)$/.test(program.text)
          ? listPackages(program.text, rest).wanted
          : [],
      )
    } catch {
      return [] // the shell check reports it
    }
  })
}

/** @returns packages that pages name and that are neither pinned nor verified yet, once each */
export function wantedNotKnown(files: readonly string[]): Wanted[] {
  const { packages } = readShellFacts()
  const isUnknown = (wanted: Wanted) =>
    !(wanted.name in packages.pinned) && checkPackage(wanted, packages) !== undefined
  const unknown = wantedOn(files).filter(isUnknown)
  return [...new Map(unknown.map((wanted) => [`${wanted.name}@${wanted.version ?? ''}`, wanted])).values()]
}

/**
 * Asks the registry once for each package or version that pages name and that is not known yet.
 *
 * @param files pages, or none for all
 * @returns how many do not exist; the others are added to facts/npm-packages.json
 */
export function verifyPackages(files: readonly string[], ask: Ask = askNpm): number {
  const path = join(places.facts, 'npm-packages.json')
  const known = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string[]>
  const wanted = wantedNotKnown(files)
  let absent = 0
  for (const { name, version } of wanted) {
    const exact = /^\d/.test(version ?? '') ? version : undefined
    const found = ask(name, exact)
    if (!found) absent += 1
    else known[name] = [...new Set([...(known[name] ?? []), found])].sort()
    console.log(`${name}${exact ? `@${exact}` : ''}: ${found ?? 'not in the registry'}`)
  }
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => a.localeCompare(b)))
  const lines = Object.entries(sorted).map(
    ([name, versions]) =>
      `  ${JSON.stringify(name)}: [${versions.map((one) => JSON.stringify(one)).join(', ')}]`,
  )
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`)
  console.log(`${wanted.length} asked, ${absent} absent, ${Object.keys(sorted).length} packages known`)
  return absent
}
