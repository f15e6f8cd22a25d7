import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const NAMES = ['firefox-esr', 'firefox']

/** The oldest version known to work with playwright-core 1.64.1; 140 doesn't support `network.addDataCollector`. */
export const OLDEST_FIREFOX = 153

const getVersion = (file: string) => execFileSync(file, ['--version'], { encoding: 'utf8' })

/**
 * Path of a Firefox on this machine that the tests can control: `FIREFOX_PATH`, or the first one in PATH.
 * @param told a program's output for `--version`, such as `Mozilla Firefox 153.7.0esr`
 * @returns undefined if there's none, or it's too old
 */
export function firefoxPath(
  env: Record<string, string | undefined> = process.env,
  told: (file: string) => string = getVersion,
): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const found = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const file = env.FIREFOX_PATH || found.find((name) => fs.existsSync(name))
  if (!file) return undefined
  const [, major] = /Firefox (\d+)/.exec(told(file)) ?? []
  return Number(major) >= OLDEST_FIREFOX ? file : undefined
}
