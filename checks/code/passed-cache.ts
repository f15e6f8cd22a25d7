import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { writeWholeSync } from '../../model/write-whole'
import { places } from './places'
import { readWholeJson } from './read-whole-json'
import { sha256 } from '../../model/sha256'

const isInput = (name: string) => /\.(ts|sol)$/.test(name) && !/\.test\.ts$/.test(name)

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isFile()) return isInput(entry.name) || entry.name === 'package-lock.json' ? [path] : []
    return ['node_modules', 'fixtures', 'sets'].includes(entry.name) ? [] : filesBelow(path)
  })
}

/** @returns the hash of the check itself: its code, doubles, stubs and lock files. Another hash empties the cache. */
export function checkVersion(): string {
  const hash = createHash('sha256')
  for (const file of filesBelow(places.checks).sort()) {
    hash.update(relative(places.checks, file)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Remembers what passed, by the hash of everything that went in. Failures are never remembered. */
export class PassedCache {
  private readonly version = checkVersion()

  constructor(
    private readonly isOn: boolean,
    private readonly folder = join(places.cache, 'passed'),
  ) {}

  key(...inputs: unknown[]): string {
    return sha256(this.version, ...inputs)
  }

  private file(key: string): string {
    return join(this.folder, `${key}.json`)
  }

  /** @returns what was remembered (an empty text for a check without output), undefined when not known */
  get(key: string): string | undefined {
    const known = this.isOn ? readWholeJson(this.file(key)) : undefined
    return typeof known === 'string' ? known : undefined
  }

  remember(key: string, output = ''): void {
    mkdirSync(this.folder, { recursive: true })
    writeWholeSync(this.file(key), JSON.stringify(output))
  }
}
