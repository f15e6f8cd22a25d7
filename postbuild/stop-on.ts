const SHOWN = 20

/** Stops the build with the first twenty problems. Does nothing if there are none. */
export function stopOn(faults: readonly string[]): void {
  if (faults.length === 0) return
  const more = faults.length > SHOWN ? `\n… and ${faults.length - SHOWN} more` : ''
  throw new Error(`${faults.slice(0, SHOWN).join('\n')}${more}`)
}
