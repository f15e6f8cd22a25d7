export type Sent = {
  readonly path: string
  readonly type: string
  /** Bytes of the body as sent (compressed). */
  readonly bytes: number
  /** True if the browser prefetched it for a page that the reader may open. */
  readonly ahead: boolean
}

export type Bytes = {
  readonly html: number
  readonly script: number
  readonly style: number
  readonly font: number
  /** Images, data, WebAssembly. */
  readonly other: number
  /** Prefetched for pages that the reader may open. */
  readonly ahead: number
  readonly all: number
}

const KINDS = [
  ['html', /html/],
  ['script', /javascript/],
  ['style', /css/],
  ['font', /font/],
] as const

const getKind = ({ ahead, type }: Sent): keyof Bytes =>
  ahead ? 'ahead' : (KINDS.find(([, form]) => form.test(type))?.[0] ?? 'other')

/** Adds up what a server sent, by kind. */
export function listBytes(sent: readonly Sent[]): Bytes {
  const sums = { html: 0, script: 0, style: 0, font: 0, other: 0, ahead: 0, all: 0 }
  for (const one of sent) {
    sums[getKind(one)] += one.bytes
    sums.all += one.bytes
  }
  return sums
}

/** The lowest and the highest of several values. */
export type Spread = readonly [least: number, most: number]

/** The spread of values, of which there's at least one. */
export const getSpread = (values: readonly number[]): Spread => [Math.min(...values), Math.max(...values)]

/** The median; of two, the lower one. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0
