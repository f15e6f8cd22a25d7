import type { Place, Spot } from './messages'

/** The file and line of a program that a line of the worker's script is; undefined outside of the program. */
export function findSpot(line: number, places: readonly Place[]): Spot | undefined {
  const place = places.find(({ before, lines }) => line > before && line <= before + lines)
  return place && { file: place.name, line: line - place.before }
}

/**
 * The line of the reader's text that an error comes from; undefined if it comes from elsewhere.
 * @param stack the error's, as any browser writes it
 */
export function findSpotInStack(stack: string, places: readonly Place[]): Spot | undefined {
  const lines = [...stack.matchAll(/blob:[^\s)]*?:(\d+):\d+/g)].map(([, line]) => Number(line))
  return lines.map((line) => findSpot(line, places)).find((spot) => spot !== undefined)
}
