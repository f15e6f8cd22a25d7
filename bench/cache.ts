import path from 'node:path'

/** Files that the bench keeps between runs, and that you can delete: peers' packages, built sites, logs. */
export const CACHE = path.resolve('.cache/bench')
