import { type Guard, errorAt, warningAt } from '../context'
import { type Page, isPast } from '../page'

const AVERAGE_TARGET = 14
const AVERAGE_LIMIT = 16
const EASE_MARGIN = 8
const WORD_MARGIN = 0.15
const REFERENCE_CHARACTERS = 50_000

/** Bounds of prose words by page type; a reference is as long as it must be. */
const WORD_BOUNDS: Readonly<Record<Page['frontMatter']['type'], readonly [number, number]>> = {
  tutorial: [600, 1200],
  'how-to': [250, 700],
  reference: [0, Infinity],
  concept: [400, 900],
  notice: [150, 400],
  index: [80, 250],
}

/** User pages are those for users and all tutorials. */
export function isUserPage({ frontMatter }: Page): boolean {
  return frontMatter.audience.includes('user') || frontMatter.type === 'tutorial'
}

/** The Flesch reading ease a page must reach. */
export function easeTarget(page: Page): number {
  return isUserPage(page) ? 60 : 50
}

/** Average words a sentence: a warning above 14, an error above 16. */
export const sentenceAverage: Guard = (page) => {
  const average = Number(page.measure.average.toFixed(1))
  if (average <= AVERAGE_TARGET) return []
  const at = average > AVERAGE_LIMIT ? errorAt : warningAt
  const found = `${average} words a sentence`
  const mend = 'split the longest sentences'
  return [at(page, 1, { field: 'sentence-average', found, expected: `at most ${AVERAGE_TARGET}`, mend })]
}

/** Flesch reading ease: a warning below the target, an error 8 points below it. */
export const readingEase: Guard = (page) => {
  const ease = Number(page.measure.ease.toFixed(1))
  const target = easeTarget(page)
  if (page.measure.sentences === 0 || ease >= target) return []
  const at = ease < target - EASE_MARGIN ? errorAt : warningAt
  const expected = `${target} or more${isUserPage(page) ? ' (a page for users, or a tutorial)' : ''}`
  const mend = 'use shorter words and sentences'
  return [at(page, 1, { field: 'reading-ease', found: `Flesch reading ease ${ease}`, expected, mend })]
}

/** Prose words against the bounds of the page's type: an error when over 15 % outside, else a warning. */
export const wordCount: Guard = (page) => {
  const { type, generated } = page.frontMatter
  if (generated) return []
  const [low, high] = WORD_BOUNDS[type]
  const least = isPast(page) ? low / 2 : low
  const { words } = page.measure
  if (words >= least && words <= high) return []
  const far = words < least * (1 - WORD_MARGIN) || words > high * (1 + WORD_MARGIN)
  const expected = `${least} to ${high} words of prose in a ${type}`
  const mend =
    words < least
      ? 'merge the page into another, or answer the questions it leaves'
      : 'split the page, or cut'
  return [
    (far ? errorAt : warningAt)(page, 1, { field: 'word-count', found: `${words} words`, expected, mend }),
  ]
}

/** A reference stays under 50,000 characters. */
export const pageSize: Guard = (page) => {
  if (page.source.length < REFERENCE_CHARACTERS) return []
  const expected = `under ${REFERENCE_CHARACTERS} characters`
  const mend = 'split the page by topic'
  return [errorAt(page, 1, { field: 'page-size', found: `${page.source.length} characters`, expected, mend })]
}
