import chromium from '@sparticuz/chromium'

/**
 * Path of the browser under test: `CHROME_PATH`, or the one that a package carries. Its default arguments are for
 * another place and are not used. Unpacked once, before any worker starts; its fonts make text the same everywhere.
 */
export async function browserPath(): Promise<string> {
  const path = process.env.CHROME_PATH ?? (await chromium.executablePath())
  process.env.FONTCONFIG_PATH ??= '/tmp/fonts'
  return path
}
