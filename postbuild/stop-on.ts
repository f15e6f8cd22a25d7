const SHOWN = 20

/** Stops the build with what is wrong, the first twenty of it. Does nothing where nothing is. */
export function stopOn(faults: readonly string[]): void {
  if (faults.length === 0) return
  const more = faults.length > SHOWN ? `\n… and ${faults.length - SHOWN} more` : ''
  throw new Error(`${faults.slice(0, SHOWN).join('\n')}${more}`)
}
