/** What the dialog shows: @docsearch/react 3.9.0, hitsPerPage and maxResultsPerGroup. */
export const HITS = 20

/**
 * What the embedded index is told besides. Hits that the dialog does not show would cost a file of texts each; and more
 * files than a browser fetches at a time from one host would cost a round trip more, for hits below the first screen.
 */
export const LIMITS = { perArea: 5, files: 6 } as const
