import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where commands of the gate that are no test leave what they tried, for the page /status/trust. */
export const COUNTED = '.cache/test/counted'

/** Leaves what a command tried. In: its file, whether it found nothing wrong, and how many of what it tried. */
export function recordCounted(
  file: string,
  isGood: boolean,
  counted: Readonly<Record<string, number>>,
): void {
  mkdirSync(COUNTED, { recursive: true })
  const name = `${path.basename(file, '.ts')}.json`
  writeFileSync(path.join(COUNTED, name), `${JSON.stringify({ file, isGood, counted })}\n`)
}
