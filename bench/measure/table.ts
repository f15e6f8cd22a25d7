/** A table in the report. Cells that weren't measured show that. */
export type Table = {
  readonly heading: string
  readonly note: string
  readonly head: string[]
  readonly rows: string[][]
}

const NOT_MEASURED = '–'

type Show = (value: number | undefined) => string

export const shown =
  (form: (value: number) => string): Show =>
  (value) =>
    value === undefined ? NOT_MEASURED : form(value)

export const kilobytes = shown((bytes) => (bytes / 1024).toFixed(1))
export const whole = shown((value) => String(Math.round(value)))
export const exact = shown(String)

/** A median with the lowest and the highest value in brackets, if they're known and not the same. */
export function withSpread(value: number | undefined, least?: number, most?: number): string {
  const [middle, low, high] = [value, least, most].map(whole)
  return low === high ? middle! : `${middle} (${low} to ${high})`
}

/** A Markdown table: the first column has the site's name, and the others have numbers. */
export function toMarkdown({ heading, note, head, rows }: Table): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const lines = [row(['', ...head]), row(['---', ...head.map(() => '--:')]), ...rows.map(row)]
  return `## ${heading}\n\n${note}\n\n${lines.join('\n')}\n`
}
