/** The scripts that the build writes into pages, and beside them, from the programs in this folder. */
import { minify } from '@swc/html'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { ANNOUNCEMENT_ID } from '../../config/constants'
import { findElement, withTag } from '../../model/html'
import { compileProgram, type Constants } from './compile-program'

export type Settings = { announcementId: string; respectSystem: boolean }

/** Where the build puts the script for parts that don't arrive; start.program.ts loads it from there. */
export const LOST_FILE = 'lost.js'

export const chunkErrorScript = (): string => `${compileProgram('chunk-error')}\n`

export const nameConstants = ({ announcementId, respectSystem }: Settings): Constants => ({
  ANNOUNCEMENT_ID: announcementId,
  RESPECT_SYSTEM: respectSystem,
})

/** For pages of the authoring server, which loads the application's scripts itself. */
export const beforePaintScript = (settings: Settings): string =>
  compileProgram('before-paint', nameConstants(settings))

/** A published page's only inline script, as the theme writes it. */
export const inlineScript = (settings: Settings): string => compileProgram('page', nameConstants(settings))

/** A script as Docusaurus' minifier leaves it in a page (bundler 3.8.1, lib/minifyHtml.js). */
async function minifyScript(script: string): Promise<string> {
  const { code } = await minify(Buffer.from(`<!doctype html><body><script>${script}</script>`), {
    minifyJs: true,
  })
  const element = findElement(fromHtml(code), withTag('script'))
  return element ? toString(element) : ''
}

/**
 * The inline scripts that a finished page may contain, word for word: the theme's, for each of its settings, minified.
 * The policy names these and no others, no matter how a script got into a page.
 */
export async function listAllowedScripts(): Promise<string[]> {
  const settings = [false, true].map((respectSystem) => ({ announcementId: ANNOUNCEMENT_ID, respectSystem }))
  return Promise.all(settings.map((each) => minifyScript(inlineScript(each))))
}
