// Every weight of the search, in one place. `npm run search:relevance` says what a change does to 1,158 queries.

/** What a term that isn't the query's own word counts, against 1 for the word itself. */
export const TERM_WEIGHTS = {
  /** A symbol, such as an address, a function or a flag, says more than a word. */
  symbol: 2.5,
  /** What a record gains when hardly any other holds the symbol. */
  rare: 0.2,
  synonym: 0.8,
  /** The nearest word to one that nobody wrote, and the next ones. */
  typo: 0.8,
  otherTypo: 0.4,
  /** A longer word that starts like the query's, and a part of a symbol. */
  prefix: 0.55,
  part: 0.45,
}

/** What makes one section better than another. */
export const SECTION_WEIGHTS = {
  /** A title, slug or heading that is the whole query. */
  whole: 1.5,
  /** Two words of the query that make one name, and the most that they may add. */
  neighbors: 0.6,
  neighborsLimit: 0.3,
  /** How much a section loses when it misses words of the query. */
  missing: 2,
  /** A section that is named by the whole query, or by two of its words, misses no more than this leaves. */
  named: 0.8,
  /** How much of a missed word is made good by another section of the page, and what that section's word adds. */
  otherSection: 0.5,
  otherSectionValue: 0.2,
  /** What the best sections of a page add to each of them, and how many count. */
  page: 0.25,
  bestOfPage: 3,
}

/** Fields of a record, against 1 for its text. */
export const FIELD_WEIGHTS = {
  title: 6,
  whole: 10,
  names: 5,
  heading: 4,
  parents: 1.5,
  lead: 2,
  asked: 1.5,
  text: 1,
}

/** Pages about what is over come after pages about what holds. */
export const STATUS_WEIGHTS = { current: 1, beta: 0.95, historical: 0.6, retired: 0.6 }

/** Pages by their place. */
export const PLACE_WEIGHTS = {
  /** Pages that name everything and explain little come after the pages that they lead to. */
  routes: { '/': 0.6, '/home': 0.6, '/glossary': 0.4, '/showcase': 0.6 } as Readonly<Record<string, number>>,
  /** A page that opens an area answers a short query about the area. */
  indexPage: 1.08,
  /** The deeper a page is, the more special is what it says. */
  eachLevel: 0.97,
}

/** A record of the registry that isn't a section of a page. */
export const REGISTRY_WEIGHT = 0.8

/** A row about an error message: a page of many such rows would otherwise come first for every name in them. */
export const MESSAGE_WEIGHT = 0.9
