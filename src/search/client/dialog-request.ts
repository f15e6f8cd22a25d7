/** What the dialog shows: @docsearch/react 3.9.0, hitsPerPage and maxResultsPerGroup. The search page shows as many. */
export const HITS = 20

/** Number of hits per section of the site in the dialog. */
export const PER_AREA = 5

/**
 * Number of text files that a first response waits for: as many as a browser fetches from one host at a time. More
 * would cost a round trip for hits below the first screen, which follow once the first are painted.
 */
export const FIRST_FILES = 6

/** Additional parameters for the embedded index, for the dialog's first response. */
export const LIMITS = { perArea: PER_AREA, files: FIRST_FILES } as const
