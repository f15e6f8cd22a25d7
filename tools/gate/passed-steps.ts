// Remembers which steps passed on which files, so `npm test` doesn't repeat them.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeWholeSync } from '../../model/write-whole'
import type { Counts } from './counts'
import type { Step } from './steps'

const record = z.record(z.string(), z.object({ key: z.string(), passed: z.number() }))

export interface PassedSteps {
  /** A step's counts if it passed before with the same inputs. */
  readonly find: (step: Step) => Counts | undefined
  readonly record: (step: Step, counts: Counts) => void
}

/** Reads the file of an earlier run. A damaged one counts as none: it only saves time. */
function readRecord(file: string): z.infer<typeof record> {
  if (!existsSync(file)) return {}
  try {
    return record.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

/** Tracked and new files, as git lists them, sorted. */
export function listSources(): string[] {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0')
  return [...new Set(files)].filter((file) => file !== '' && existsSync(file)).sort()
}

/**
 * A step's key: a hash of the version of Node, its command, and the names and contents of its inputs.
 * @param hashes the hash of each source file
 */
function makeKey({ command, inputs }: Step, hashes: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(`${process.version}\0${command.join('\0')}\0`)
  for (const [file, content] of hashes) if (inputs?.(file)) hash.update(`${file}\0${content}\0`)
  return hash.digest('hex')
}

/**
 * The steps that passed before, kept in a file. Files are hashed once, at the start, so a change made during a run
 * counts for the next one.
 */
export function keepPassedSteps(file: string, sources: readonly string[] = listSources()): PassedSteps {
  const hashes = new Map(
    sources.map((source) => [source, createHash('sha256').update(readFileSync(source)).digest('hex')]),
  )
  const known = readRecord(file)
  return {
    find: (step) => {
      const found = step.inputs ? known[step.name] : undefined
      return found && found.key === makeKey(step, hashes) ? { passed: found.passed, failed: 0 } : undefined
    },
    record: (step, { passed }) => {
      if (!step.inputs) return
      known[step.name] = { key: makeKey(step, hashes), passed }
      mkdirSync(path.dirname(file), { recursive: true })
      writeWholeSync(file, `${JSON.stringify(known, null, 1)}\n`)
    },
  }
}
