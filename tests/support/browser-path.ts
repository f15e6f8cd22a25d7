import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chooseBrowser } from './installed-browser'

/**
 * The packaged browser, unpacked once, before any worker starts; its fonts make text the same everywhere. Its default
 * arguments are for another place and are not used. Imported only here: elsewhere a part of the package is missing.
 */
async function packagedBrowser(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium')
  process.env['FONTCONFIG_PATH'] ??= path.join(tmpdir(), 'fonts')
  return chromium.executablePath()
}

/**
 * Path of the browser under test: `CHROME_PATH`, the one that a package carries, or one that's installed.
 * @throws where there's none, with what to do
 */
export async function browserPath(): Promise<string> {
  const { platform, arch, env } = process
  return chooseBrowser({ platform, arch, env }, existsSync) ?? (await packagedBrowser())
}
