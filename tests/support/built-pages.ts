import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { listFiles } from '../../postbuild/built-files'

const BUILD = 'build'

export interface ParsedPage {
  /** Below build/. */
  readonly file: string
  readonly html: string
  readonly tree: Root
}

let known: Promise<readonly ParsedPage[]> | undefined

async function parsePages(): Promise<readonly ParsedPage[]> {
  const pages: ParsedPage[] = []
  for (const file of listFiles(BUILD).filter((name) => name.endsWith('.html'))) {
    await setImmediate() // lets the process answer Vitest
    const html = readFileSync(path.join(BUILD, file), 'utf8')
    pages.push({ file, html, tree: fromHtml(html) })
  }
  return pages
}

/** Every page of build/. Parsing them takes seconds, so the tests of one process share them. */
export const readBuiltPages = (): Promise<readonly ParsedPage[]> => (known ??= parsePages())
