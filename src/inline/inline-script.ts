import { minify } from '@swc/html'
import { ANNOUNCEMENT_ID } from '../../config/constants'
import { type Settings, beforePaint } from './before-paint'
import { startScript } from './start-script'

/** The text of the only inline script of a page, as the theme writes it. */
export const inlineScript = (settings: Settings): string => `${beforePaint(settings)};${startScript}`

/** A script as Docusaurus' minifier leaves it in a page (bundler 3.8.1, lib/minifyHtml.js). */
async function minified(script: string): Promise<string> {
  const { code } = await minify(Buffer.from(`<!doctype html><body><script>${script}</script>`), {
    minifyJs: true,
  })
  return /<script>([^]*)<\/script>/.exec(code)?.[1] ?? ''
}

/**
 * The inline scripts that a finished page may hold, word for word: the theme's, for each of its settings, minified. The
 * policy names these and no other, however a script came into a page.
 */
export async function builtScripts(): Promise<string[]> {
  const settings = [false, true].map((respectSystem) => ({ announcementId: ANNOUNCEMENT_ID, respectSystem }))
  return Promise.all(settings.map((each) => minified(inlineScript(each))))
}
