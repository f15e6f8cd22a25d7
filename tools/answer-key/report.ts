export interface Miss {
  /** Line of the file, from 1. */
  readonly line: number
  readonly text: string
}

/** Misses by file and line, one per line. */
export const formatMisses = (file: string, misses: readonly Miss[]): string =>
  misses.map(({ line, text }) => `  ${file}:${line} ${text}`).join('\n')

/** A message for each figure of a set that is below its floor. */
export function belowFloors(
  set: string,
  found: Readonly<Record<string, number>>,
  floors: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(floors).flatMap(([figure, floor]) => {
    const value = found[figure] ?? Number.NaN
    if (value >= floor) return []
    return [
      `${set}: ${figure}: found ${value}, expected at least ${floor}. Fix: run npm run check:answers to list the misses, then use readers' words in the title or heading.`,
    ]
  })
}
