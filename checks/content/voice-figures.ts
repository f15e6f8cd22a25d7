// How the prose of the site compares with well-edited developer docs, per 1,000 words.
import type { Block } from '../../model/page/blocks'

/** What is counted, and what a word has to match. */
const MEASURES = {
  contractions:
    /^(?:\p{L}+n['’]t|(?:i|you|we|they|it|that|there|here|what|who|let)['’](?:s|m|re|ve|ll|d))$/iu,
  to: /^to$/i,
  ing: /^\p{L}{2,}ing$/iu,
  ly: /^\p{L}{2,}ly$/iu,
  long: /^\p{L}{9,}$/u,
}

export type MeasureName = keyof typeof MEASURES

/** Counted in five well-edited sites of developer docs and GOV.UK's in September 2026: least and most per 1,000 words. */
export const RANGES: Readonly<Record<MeasureName, readonly [number, number]>> = {
  contractions: [0.5, 12],
  to: [20, 42],
  ing: [22, 29],
  ly: [7, 15],
  long: [78, 118],
}

export interface VoiceFigures {
  /** Words of prose. */
  words: number
  /** Per 1,000 words. */
  rates: Readonly<Record<MeasureName, number>>
}

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu

/** A paragraph without its code and the values of facts. */
const readProse = ({ text, mask }: Block): string =>
  [...text].map((sign, at) => (mask[at] === 't' ? sign : ' ')).join('')

/** Counts the words of paragraphs; headings, tables, code and values are left out. Pure. */
export function measureVoice(blocks: readonly Block[]): VoiceFigures {
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph')
  const words = paragraphs.flatMap((block) => readProse(block).match(WORD) ?? [])
  const rate = (pattern: RegExp) =>
    words.length === 0 ? 0 : (words.filter((word) => pattern.test(word)).length * 1000) / words.length
  const rates = Object.entries(MEASURES).map(([name, pattern]) => [name, rate(pattern)])
  return { words: words.length, rates: Object.fromEntries(rates) as VoiceFigures['rates'] }
}

/** A line for each measure, and whether all of them are in their range. Pure. */
export function reportVoice({ words, rates }: VoiceFigures): { lines: string[]; isInRange: boolean } {
  const names = Object.keys(RANGES) as MeasureName[]
  const inRange = (name: MeasureName) => rates[name] >= RANGES[name][0] && rates[name] <= RANGES[name][1]
  const lines = names.map((name) => {
    const [least, most] = RANGES[name]
    const verdict = inRange(name) ? 'in range' : 'OUT OF RANGE'
    return `${name.padEnd(13)} ${rates[name].toFixed(1).padStart(6)}   ${`${least} to ${most}`.padEnd(10)} ${verdict}`
  })
  return { lines: [`${words} words of prose, per 1,000:`, ...lines], isInRange: names.every(inRange) }
}
