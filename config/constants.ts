/** Numbers and texts that the specification fixes, each with its section. Change one only with a decision. */
export const SITE_TITLE = 'Celo Documentation' // 1
export const TAGLINE = 'Documentation for the Celo platform.' // 1
export const COPYRIGHT_YEAR = 2025 // 1 and 9
export const ANNOUNCEMENT_ID = 'request_tokens' // 1
export const PROGRESS_DELAY = 200 // 4 and 9, ms before the bar of a route change
export const IMAGE = { quality: 70, max: 1030, min: 640, steps: 2 } // 9
export const TOC_LEVELS = { min: 2, max: 3 } // 2
export const SEARCH_INDEX = 'celo' // 7
export const SEARCH_INPUT_LIMIT = 64 // 5 and 9, UTF-16 units of a query
