import type { ReadFile } from '../engine/load-index'

/** Time limit for one file, in ms. An outage has to be reported within 3 s. */
const TIMEOUT_MS = 2500

/** Fetches a file of the index. Rejects if it's missing or incomplete when the time is up. */
export const readIndexFile: ReadFile = async (path) => {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(path, { signal: giveUp.signal })
    if (!response.ok) throw new Error(`${path}: found status ${response.status}, expected 200.`)
    return await response.text()
  } finally {
    clearTimeout(timer)
  }
}
