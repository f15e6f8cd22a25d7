/**
 * The line of the reader's text that an error comes from; undefined if it comes from elsewhere.
 * @param stack the error's, as any browser writes it
 * @param before lines of the script before the program
 */
export function findLine(stack: string, before: number): number | undefined {
  const lines = [...stack.matchAll(/blob:[^\s)]*?:(\d+):\d+/g)].map(([, line]) => Number(line) - before)
  return lines.find((line) => line > 0)
}
