import path from 'node:path'

/** What the bench keeps between runs and may be deleted: packages of the peers, built sites, logs. */
export const CACHE = path.resolve('.cache/bench')
