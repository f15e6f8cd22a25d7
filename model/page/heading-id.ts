/**
 * The id that Docusaurus generates for a heading without one of its own (github-slugger 1.5.0), if no earlier heading of
 * the page has the same text.
 */
export const headingId = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
