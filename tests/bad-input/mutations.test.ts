import { DiagnosticError, formatDiagnostic } from '../../model/diagnostic'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkPages } from '../../checks/content/check-pages'
import { readRoutes } from '../../model/page/read-routes'
import { registryFacts } from '../../model/facts/registry-facts'
import { parseFiles } from '../../model/facts/parse-files'
import { readFiles } from '../../model/facts/read-files'

/** A real page and the real registry; each case changes one thing in them. */
const PAGE = 'docs/build/quickstart.mdx'
const page = readFileSync(PAGE, 'utf8')
const files = readFiles('.')
const context = { facts: registryFacts(), routes: readRoutes('.'), terms: [], pending: new Set<string>() }

/** `file:line field: found …; expected …; fix: …`, for a page or a data file. */
const WHOLE = /^[\w./-]+:\d+ [^:]+: found .+; expected .+; fix: .+/

/*
 * The errors come from steps that read the page or the registry alone, so they're reported without a build. A step that hangs
 * ends with the test's timeout.
 */

/** The step that checks a page. Controls replace it with a faulty one. */
type CheckPage = (source: string) => string[]
const checkPage: CheckPage = (source) =>
  checkPages([{ file: PAGE, source }], [], context).problems.map(formatDiagnostic)

/** The step that reads the registry; throws what's wrong. */
type ParseFiles = (changed: ReadonlyMap<string, string>) => unknown

function ofData(file: string, change: (text: string) => string, parse: ParseFiles = parseFiles): string[] {
  const text = files.get(file)
  if (text === undefined) throw new Error(`${file} isn't a registry file.`)
  const changed = new Map([...files, [file, change(text)]])
  try {
    parse(changed)
    return []
  } catch (error) {
    if (error instanceof DiagnosticError)
      return error.message.split('\n').filter((line) => line.startsWith('data/'))
    throw error
  }
}

function expectTold(lines: string[], ...texts: string[]) {
  const found = lines.filter((line) => texts.every((text) => line.includes(text)))
  expect(found, lines.join('\n')).not.toEqual([])
  for (const line of found) expect(line).toMatch(WHOLE)
}

/** The page with text added at the end, and the line where it starts. */
const ending = (text: string) => ({ source: `${page}\n${text}\n`, line: page.split('\n').length + 1 })

/** Mutations of the page that are reported with their line. */
const faultsAtLine = [
  ['a broken link', '[a](/nope)'],
  ['an address whose checksum is wrong', 'Send it to 0x471EcE3750Da237f93B8E339c536989b8978a439.'],
  ['an unknown fact', '<Fact of="chains.celo.nope" />'],
] as const

function expectToldAtLine(text: string, check = checkPage) {
  const { source, line } = ending(text)
  const before = new Set(check(page))
  const lines = check(source).filter((formatDiagnostic) => !before.has(formatDiagnostic))
  expectTold(lines, `${PAGE}:${line} `)
}

describe('a real page', () => {
  it('control: has no errors when unchanged', ({ task }) => {
    expect(checkPage(page).filter((line) => / mdx|front matter/.test(line))).toEqual([])
    task.meta.counted = { 'errors in real sources': 11 }
  })

  it.each([
    ['an unclosed tag', '<Details summary="x">'],
    ['an unclosed expression', 'Text {'],
    ['a closing tag that belongs to another', '<Cards></Tabs>'],
  ])('with %s is refused at its line', (_, text) => {
    const { source, line } = ending(text)
    const near = checkPage(source).filter(
      (formatDiagnostic) => Number(/:(\d+) /.exec(formatDiagnostic)?.[1]) >= line - 1,
    )
    expectTold(near, `${PAGE}:`, ' mdx: found ')
  })

  it('with a duplicate field is rejected', () => {
    expectTold(
      checkPage(page.replace(/^title:/m, 'title: Another\ntitle:')),
      `${PAGE}:`,
      'front matter',
      'unique',
    )
  })

  it('with a 25 kB title is rejected with a short message', () => {
    const lines = checkPage(page.replace(/^title: .*$/m, `title: ${'long '.repeat(5_000)}`))
    expectTold(lines, `${PAGE}:`, ' title: found ')
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000)
  })

  it.each(faultsAtLine)('with %s is refused at its line', (_, text) => expectToldAtLine(text))

  it.each(faultsAtLine)('control: with %s is found if nothing rejects it', (_, text) => {
    expect(() => expectToldAtLine(text, () => [])).toThrow('to not deeply equal []')
  })

  it.each<[string, (line: string) => string]>([
    ['the file', (line) => line.replace(PAGE, 'a page')],
    ['the line', (line) => line.replace(/:\d+ /, ' ')],
    ['the right line', (line) => line.replace(/:\d+ /, ':1 ')],
    ['the field', (line) => line.replace(/ [^:]+: found /, ' found ')],
    ['the fix', (line) => line.replace(/; fix: .*$/s, '')],
    ['what was expected', (line) => line.replace(/expected .*; fix/s, 'fix')],
  ])('control: an error without %s is found', (_, spoil) => {
    const [[, text]] = faultsAtLine
    expect(() => expectToldAtLine(text, (source) => checkPage(source).map(spoil))).toThrow(
      /to (match|not deeply)/,
    )
  })
})

/** Reads the registry and changes the message of an error. */
const telling =
  (spoil: (message: string) => string): ParseFiles =>
  (changed) => {
    try {
      parseFiles(changed)
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error
      error.message = spoil(error.message)
      throw error
    }
  }
const withoutLine = telling((message) => message.replace(/:\d+ /g, ' '))
const withoutFix = telling((message) => message.replace(/; fix: .*/g, ''))

describe('a real data file', () => {
  it('control: is accepted when unchanged', () =>
    expect(ofData('data/chains.json', (text) => text)).toEqual([]))

  const twice = (text: string) => text.replace('"celo": {', '"celo": {},\n  "celo": {')

  it('with a duplicate key is rejected', () => {
    expectTold(ofData('data/chains.json', twice), 'data/chains.json:')
  })

  it.each<[string, ParseFiles, string]>([
    ['nobody refuses', () => undefined, 'to not deeply equal []'],
    ['is rejected without its line', withoutLine, 'to not deeply equal []'],
    ['is rejected without a fix', withoutFix, 'to match'],
  ])('control: a duplicate key that %s is found', (_, parse, message) => {
    expect(() => expectTold(ofData('data/chains.json', twice, parse), 'data/chains.json:')).toThrow(message)
  })

  it('that is truncated is rejected', () => {
    expectTold(
      ofData('data/tokens.json', (text) => text.slice(0, text.length / 2)),
      'data/tokens.json:',
    )
  })

  it('with an address whose checksum is wrong is rejected', () => {
    const wrong = (text: string) =>
      text.replace(
        /0x[0-9a-fA-F]{40}/,
        (address) =>
          `0x${address
            .slice(2)
            .toLowerCase()
            .replace(/[a-f]/, (letter) => letter.toUpperCase())}`,
      )
    expectTold(ofData('data/tokens.json', wrong), 'data/tokens.json:')
  })
})
