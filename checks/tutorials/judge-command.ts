import type { Diagnostic } from '../../model/diagnostic'
import { dropControls } from './compare-shown'
import { findMissingPackage, findNetworkFailure } from './explain-failure'
import type { StepResult } from './report'
import type { Note } from './run-notes'
import type { Ended } from './shell'

/** What is said of a step, besides where it is. */
export type Told = Pick<StepResult, 'verdict'> & Partial<Pick<StepResult, 'reason' | 'problem' | 'seconds'>>

export const notRun = (reason: string): Told => ({ verdict: 'not run', reason })

/** A command on a page. */
export interface CommandPlace {
  file: string
  line: number
  command: string
}

/** Why a command that failed says nothing about the page: no network, or a registry without the package. Pure. */
export function findOutage({ code, all }: Ended, note: Note | undefined): string | undefined {
  if (code === 0) return undefined
  const unreachable = findNetworkFailure(all)
  if (unreachable) return `no network: ${unreachable}`
  const missing = note?.mayBeMissing && findMissingPackage(all)
  return missing ? `${note.mayBeMissing}: ${missing}` : undefined
}

/** The verdict about a command that ended. Pure. */
export function judgeCommand(place: CommandPlace, ended: Ended, note: Note | undefined): Told {
  const { seconds, code } = ended
  const outage = findOutage(ended, note)
  if (outage) return { ...notRun(outage), seconds }
  if (code !== 0) return { verdict: 'failed', seconds, problem: makeProblem(place, ended, note) }
  const unprinted = note?.prints?.find((words) => !joinSpaces(dropControls(ended.all)).includes(words))
  if (unprinted) return { verdict: 'failed', seconds, problem: makeUnprinted(place, ended, unprinted) }
  if (!note?.instead) return { verdict: 'passed', seconds }
  return { verdict: 'stand-in', seconds, ...(note.because ? { reason: note.because } : {}) }
}

/** Programs align what they print; a page doesn't. */
const joinSpaces = (text: string): string => text.replace(/[ \t]+/g, ' ')

const tail = ({ all }: Ended): string =>
  dropControls(all).trim().split('\n').slice(-25).join('\n            ')

function makeUnprinted({ file, line, command }: CommandPlace, ended: Ended, words: string): Diagnostic {
  return {
    file,
    line,
    found: `"${command}" printed:\n            ${tail(ended)}`,
    expected: `an output with "${words}", as the page says`,
    fix: 'say what the command prints',
  }
}

function makeProblem(
  { file, line, command }: CommandPlace,
  ended: Ended,
  note: Note | undefined,
): Diagnostic {
  const end = ended.timedOut ? `still ran after ${ended.seconds.toFixed(0)} s` : `ended with ${ended.code}`
  return {
    file,
    line,
    found: `"${command}" ${end}:\n            ${tail(ended)}`,
    expected: note?.serves ? `a server that prints "${note.serves}"` : 'exit code 0',
    fix: 'correct the command, or what comes before it on the page',
  }
}

/**
 * Puts found values in the place of a command's placeholders. Pure.
 *
 * @param patterns by placeholder: the pattern whose first group is the value
 * @param printed outputs, the newest last
 * @returns the command; undefined where no output has a value
 */
export function fillPlaceholders(
  command: string,
  patterns: Readonly<Record<string, string>>,
  printed: readonly string[],
): string | undefined {
  let filled = command
  for (const [placeholder, pattern] of Object.entries(patterns)) {
    const found = printed.map((text) => [...text.matchAll(new RegExp(pattern, 'g'))].at(-1)?.[1])
    const value = found.filter((one) => one !== undefined).at(-1)
    if (value === undefined) return undefined
    filled = filled.replaceAll(placeholder, value)
  }
  return filled
}
