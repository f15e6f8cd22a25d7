import fs from 'node:fs'
import path from 'node:path'

const NAMES = ['firefox-esr', 'firefox']

/** Path of a Firefox on this machine: `FIREFOX_PATH`, or the first in the search path; undefined where there is none. */
export function firefoxPath(env: Record<string, string | undefined> = process.env): string | undefined {
  if (env.FIREFOX_PATH) return env.FIREFOX_PATH
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) =>
    fs.existsSync(file),
  )
}
