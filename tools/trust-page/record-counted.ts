import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where commands that aren't tests record what they checked, for /status/trust. */
export const COUNTED = '.cache/test/counted'

/** Records what a command checked. In: its file, whether it found no problems, and how many items it checked. */
export function recordCounted(
  file: string,
  isGood: boolean,
  counted: Readonly<Record<string, number>>,
): void {
  mkdirSync(COUNTED, { recursive: true })
  const name = `${path.basename(file, '.ts')}.json`
  writeFileSync(path.join(COUNTED, name), `${JSON.stringify({ file, isGood, counted })}\n`)
}
