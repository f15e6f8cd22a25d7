import { escapeRegExp } from '../../model/escape-reg-exp'
import { firstDifference } from '../code/blocks/compare-output'
import { dropTimings } from '../code/blocks/run-file'

/** Where what a page shows differs from what was printed. `at` counts lines from 0. */
export interface ShownDifference {
  at: number
  found: string
  expected: string
}

// The colors and movements of a terminal.
const CONTROLS = /\u001b\[[\d;?]*[A-Za-z]|\r/g

/** The text without the colors and the movements of a terminal. */
export const dropControls = (text: string): string => text.replace(CONTROLS, '')

/** Compares the output of a script line by line. Pure. */
export const compareExactly = (shown: string, printed: string): ShownDifference | undefined =>
  firstDifference(shown, dropTimings(dropControls(printed)).trimEnd())

/** Addresses, hashes and numbers differ from run to run where a page gives a reason for not comparing its output. */
const mask = (line: string): string =>
  dropControls(line)
    .replace(/0x[\da-f]*…?/gi, '0x…')
    .replace(/\d+(?:[.,]\d+)*/g, '#')
    .replace(/\s+/g, ' ')
    .trim()

function makePattern(line: string): RegExp {
  const parts = mask(line).split('…').map(escapeRegExp)
  return new RegExp(`^${parts.join('.*')}`)
}

/**
 * Compares an output of which the page shows parts: each line that it shows has to be the start of a line that was
 * printed, in the same order. `…` stands for anything; numbers, addresses and hashes may differ. Pure.
 */
export function compareParts(shown: string, printed: string): ShownDifference | undefined {
  const lines = printed.split('\n').map(mask)
  let next = 0
  for (const [at, line] of shown.split('\n').entries()) {
    if (!mask(line)) continue
    const pattern = makePattern(line)
    const place = lines.findIndex((printedLine, index) => index >= next && pattern.test(printedLine))
    if (place < 0)
      return {
        at,
        found: line.trim(),
        expected: `a line of what was printed:\n${dropControls(printed).trim().slice(-1500)}`,
      }
    next = place + 1
  }
  return undefined
}
