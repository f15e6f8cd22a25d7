/** What the dialog shows: @docsearch/react 3.9.0, hitsPerPage and maxResultsPerGroup. The search page shows as many. */
export const HITS = 20

/** Hits that one section of the site has in the dialog. */
export const PER_AREA = 5

/**
 * Files of texts that a first answer waits for: as many as a browser fetches at a time from one host. More would cost a
 * round trip, for hits below the first screen; those follow once the first are painted.
 */
export const FIRST_FILES = 6

/** What the embedded index is told besides, for the first answer of the dialog. */
export const LIMITS = { perArea: PER_AREA, files: FIRST_FILES } as const
