import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkPages } from '../../checks/content/check-pages'
import { readRoutes } from '../../checks/content/read-routes'
import { registryFacts } from '../../checks/content/registry-facts'
import { parseFiles } from '../../data/registry/parse-files'
import { describe as told, RegistryError } from '../../data/registry/problem'
import { readFiles } from '../../data/registry/read-files'

/** A real page and the real registry: each case changes one thing in them. */
const PAGE = 'docs/build/quickstart.mdx'
const page = readFileSync(PAGE, 'utf8')
const files = readFiles('.')
const context = { facts: registryFacts(), routes: readRoutes('.') }

const LIMIT = 2000 // ms of a processor until the error is there, however busy the machine is

/** `file:line field: found …; expected …; mend: …`, for a page or a file of data. */
const WHOLE = /^[\w./-]+:\d+ [^:]+: found .+; expected .+; mend: .+/

/** Lines that a step prints, having kept its time. */
function timely(act: () => string[]): string[] {
  const before = process.cpuUsage()
  const lines = act()
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(LIMIT)
  return lines
}

const ofPage = (source: string) =>
  timely(() => checkPages([{ file: PAGE, source }], [], context).problems.map(told))

function ofData(file: string, change: (text: string) => string): string[] {
  const text = files.get(file)
  if (text === undefined) throw new Error(`${file} is no file of the registry.`)
  const changed = new Map([...files, [file, change(text)]])
  return timely(() => {
    try {
      parseFiles(changed)
      return []
    } catch (error) {
      if (error instanceof RegistryError)
        return error.message.split('\n').filter((line) => line.startsWith('data/'))
      throw error
    }
  })
}

function expectTold(lines: string[], ...texts: string[]) {
  const found = lines.filter((line) => texts.every((text) => line.includes(text)))
  expect(found, lines.join('\n')).not.toEqual([])
  for (const line of found) expect(line).toMatch(WHOLE)
}

/** The page with a text put at its end, and the line where that begins. */
const ending = (text: string) => ({ source: `${page}\n${text}\n`, line: page.split('\n').length + 1 })

describe('a real page', () => {
  it('control: has no error as it is', ({ task }) => {
    expect(ofPage(page).filter((line) => / mdx|front matter/.test(line))).toEqual([])
    task.meta.counted = { 'faults in real sources': 11 }
  })

  it.each([
    ['an unclosed tag', '<Details summary="x">'],
    ['an unclosed expression', 'Text {'],
    ['a tag that ends another', '<Cards></Tabs>'],
  ])('with %s is refused at its line', (_, text) => {
    const { source, line } = ending(text)
    const near = ofPage(source).filter((told) => Number(/:(\d+) /.exec(told)?.[1]) >= line - 1)
    expectTold(near, `${PAGE}:`, ' mdx: found ')
  })

  it('with a field twice is refused', () => {
    expectTold(
      ofPage(page.replace(/^title:/m, 'title: Another\ntitle:')),
      `${PAGE}:`,
      'front matter',
      'unique',
    )
  })

  it('with a title of 100 kB is refused, and the message stays short', () => {
    const lines = ofPage(page.replace(/^title: .*$/m, `title: ${'long '.repeat(20_000)}`))
    expectTold(lines, `${PAGE}:`, ' title: found ')
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000)
  })

  it.each([
    ['a link to nowhere', '[a](/nope)'],
    ['an address whose checksum is wrong', 'Send it to 0x471EcE3750Da237f93B8E339c536989b8978a439.'],
    ['a fact that is unknown', '<Fact of="chains.celo.nope" />'],
  ])('with %s is refused at its line', (_, text) => {
    const { source, line } = ending(text)
    const before = new Set(ofPage(page))
    const lines = ofPage(source).filter((told) => !before.has(told))
    expectTold(lines, `${PAGE}:${line} `)
  })
})

describe('a real file of data', () => {
  it('control: is read as it is', () => expect(ofData('data/chains.json', (text) => text)).toEqual([]))

  it('with a key twice is refused', () => {
    expectTold(
      ofData('data/chains.json', (text) => text.replace('"celo": {', '"celo": {},\n  "celo": {')),
      'data/chains.json:',
    )
  })

  it('that is cut short is refused', () => {
    expectTold(
      ofData('data/tokens.json', (text) => text.slice(0, text.length / 2)),
      'data/tokens.json:',
    )
  })

  it('with an address whose checksum is wrong is refused', () => {
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
