// All search weights in one place. `npm run search:relevance` shows what a change does to 1,591 queries.

/** Weight of a term that isn't the query's own word, relative to 1 for the word itself. */
export const TERM_WEIGHTS = {
  /** A symbol, such as an address, a function or a flag, is more significant than a word. */
  symbol: 2.5,
  /** What a record gains if almost no other contains the symbol. */
  rare: 0.2,
  synonym: 0.8,
  /** The nearest word to one that isn't on the site, and the next nearest. */
  typo: 0.8,
  otherTypo: 0.4,
  /** A longer word that starts like the query's, and a part of a symbol. */
  prefix: 0.55,
  part: 0.45,
}

/** What makes one section better than another. */
export const SECTION_WEIGHTS = {
  /** A title, slug or heading that matches the whole query. */
  whole: 0.85,
  /** Two of the query's words that form one name, and the maximum they can add. */
  neighbors: 0.6,
  neighborsLimit: 0.3,
  /** How much a section loses if it's missing words from the query. */
  missing: 1.5,
  /** The least share of words that a section named by the whole query, or by two of its words, counts as having. */
  named: 0.84,
  /** How much another section on the page makes up for a missing word, and what that section's word adds. */
  otherSection: 0.375,
  otherSectionValue: 0.2,
  /** What a page's best sections add to each other, and how many count. */
  page: 0.33,
  bestOfPage: 3,
}

/** A record's fields, relative to 1 for its text. */
export const FIELD_WEIGHTS = {
  title: 6,
  whole: 10,
  /** A section named by the whole query is often one of many, such as Audits; the page with that name comes first. */
  wholeHeading: 5,
  names: 5,
  heading: 4,
  parents: 1.5,
  lead: 2,
  asked: 2.2,
  text: 1,
}

/** Pages about the past rank below current pages. */
export const STATUS_WEIGHTS = { current: 1, beta: 0.95, historical: 0.6, retired: 0.6 }

/** Pages, depending on their place. */
export const PLACE_WEIGHTS = {
  /** Pages that list everything and explain little rank below the pages that they link to. */
  routes: { '/': 0.6, '/home': 0.6, '/glossary': 0.4, '/showcase': 0.6 } as Readonly<Record<string, number>>,
  /** References repeat the words of every task, and a guide answers most questions about them. */
  folders: { '/contracts/reference/': 0.7, '/cli/': 0.85 } as Readonly<Record<string, number>>,
  /** An area's landing page is the best result for a short query about the area. */
  indexPage: 1.08,
  /** The deeper a page is, the more specialized it is. */
  eachLevel: 0.97,
}

/** A record of the registry that isn't a section of a page. */
export const REGISTRY_WEIGHT = 0.8

/** A function or event that only has a row in the reference of its contract. */
export const MEMBER_WEIGHT = 0.9

/** A row about an error message: a page of many such rows would otherwise come first for every name in them. */
export const MESSAGE_WEIGHT = 0.9
