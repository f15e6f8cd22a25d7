import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileText, programFile } from '../../src/inline/compile-program'
import { beforePaintScript, nameConstants } from '../../src/inline/scripts'
import { hostileAddress, storedText } from './addresses'
import { holds, holdsUnkept } from './fuzz'

type Stored = Record<string, string>
type Storage = 'there' | 'denied'

const ORIGIN = 'https://docs.celo.org'

/** A window with only what the page's scripts use. In: the part of the URL after the server's name, as browsers parse it. */
function windowAt(address: string, stored: Stored, storage: Storage) {
  const url = new URL(ORIGIN + address)
  const dataset: Record<string, string> = {}
  const location = { origin: url.origin, pathname: url.pathname, search: url.search, hash: url.hash }
  const replaced: string[] = []
  const slot = () => {
    if (storage === 'denied') throw new Error('denied')
    return {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => void (stored[key] = value),
    }
  }
  const window = {
    location,
    history: { replaceState: (_: unknown, __: string, next: string) => replaced.push(next) },
    document: {
      documentElement: { dataset },
      getElementById: () => ({ dataset: { release: '0123abcd' } }),
    },
    matchMedia: () => ({ matches: false }),
    performance: { getEntriesByType: () => [{ type: 'reload' }] },
    get localStorage() {
      return slot()
    },
    get sessionStorage() {
      return slot()
    },
  }
  return { window: { ...Object.getOwnPropertyDescriptors(window) }, dataset, replaced }
}

function run(script: string, address: string, stored: Stored, storage: Storage) {
  const { window, dataset, replaced } = windowAt(address, stored, storage)
  const scope = Object.defineProperties({} as Record<string, unknown>, window)
  scope.window = scope
  vm.runInNewContext(script, scope)
  return { dataset, replaced, scope }
}

const storages = fc.constantFrom<Storage>('there', 'denied')
const readable = hostileAddress.filter((address) => URL.canParse(ORIGIN + address))

const settings = { announcementId: 'x', respectSystem: false }
const getScript = (respectSystem: boolean) => beforePaintScript({ ...settings, respectSystem })

/** Regardless of storage and URL, the script only sets valid states. */
const setsValidStates = (scriptFor: (respectSystem: boolean) => string) =>
  fc.property(readable, storedText, storages, fc.boolean(), (address, text, storage, system) => {
    const stored = {
      theme: text,
      'docusaurus.announcement.id': text,
      'docusaurus.announcement.dismiss': text,
    }
    const { dataset, replaced } = run(scriptFor(system), address, stored, storage)
    const { theme, themeChoice: choice, ...rest } = dataset
    expect(['dark', 'light']).toContain(theme)
    expect(['dark', 'light', 'system']).toContain(choice)
    expect(Object.keys(rest).filter((name) => name !== 'announcement')).toEqual([])
    for (const next of replaced) {
      expect(new URL(next).origin).toBe(ORIGIN)
      expect(() => decodeURI(new URL(next).pathname)).not.toThrow()
    }
  })

/** A program's text with a seeded fault; the text to replace has to exist. */
function withFault(file: string, before: string, after: string): string {
  const text = readFileSync(file, 'utf8')
  expect(text, 'the text that the control replaces').toContain(before)
  return text.replace(before, () => after)
}

/** The script before the first paint, with a seeded fault. */
const breakPaint = (before: string, after: string) =>
  compileText(withFault(programFile('before-paint'), before, after), nameConstants(settings))

const FROM_LINK =
  `new URLSearchParams(location.search).forEach(function(v,k){` +
  `if(/^docusaurus-data-/.test(k))document.documentElement.dataset[k.slice(16)]=v});`

describe('the script before the first paint', () => {
  it('only lets valid states reach the page, regardless of storage and URL', () => {
    holds('before paint', setsValidStates(getScript), 1000)
  })

  it.each([
    ['any stored theme', () => breakPaint("if (stored === 'light') return", 'if (stored) return')],
    ['any attribute in a link', () => FROM_LINK + getScript(false)],
    ['no theme', () => ''],
  ])('control: a script that sets %s is found', (_, makeBroken) => {
    const script = makeBroken()
    expect(() =>
      holdsUnkept(
        setsValidStates(() => script),
        1000,
      ),
    ).toThrow('Property failed')
  })

  it("escapes characters in a URL that the router can't read or would misread", () => {
    const script = getScript(false)
    const at = (address: string) => run(script, address, {}, 'there').replaced
    expect(at('/%0d%0a')).toEqual(['https://docs.celo.org/%250d%250a'])
    expect(at('/build%20')).toEqual(['https://docs.celo.org/build%2520'])
    expect(at('/%')).toEqual(['https://docs.celo.org/%25'])
    expect(at('/\\/host/%')).toEqual(['https://docs.celo.org///host/%25'])
    expect(at('/caf%C3%A9'), 'control').toEqual([])
  })

  it("removes a page's extension, and keeps URLs without a page from the router", () => {
    const script = getScript(false)
    const at = (address: string) => run(script, address, {}, 'there').replaced
    expect(at('/build.html')).toEqual(['https://docs.celo.org/build'])
    expect(at('/build/index.html')).toEqual(['https://docs.celo.org/build'])
    expect(at('/index.html')).toEqual(['https://docs.celo.org/'])
    expect(at('/.html')).toEqual(['https://docs.celo.org/.html/'])
    expect(at('/build/.html')).toEqual(['https://docs.celo.org/build/.html/'])
  })
})

type May = (release: unknown) => boolean

const RULE = 'src/inline/may-reload.ts'

/** The rule as a script that adds it to the window. In: its module's text. */
const exposeRule = (text: string) => compileText(`${text}\nObject.assign(window, { mayReload })`)

/** At most one reload per release, none if storage is denied after a reload, and none for its own release. */
const reloadsOnce = (script: string) =>
  fc.property(storedText, storages, fc.string(), (text, storage, release) => {
    const { scope } = run(script, '/', { 'celo.release': text }, storage)
    const may = scope.mayReload as May
    const answers = [may(release), may(release), may(release)]
    expect(answers.filter(Boolean).length).toBeLessThanOrEqual(storage === 'denied' ? 0 : 1)
    expect(may('0123abcd'), 'its own').toBe(false)
  })

describe('reloading for a release', () => {
  const script = exposeRule(readFileSync(RULE, 'utf8'))

  it('is allowed at most once per release, regardless of storage, and never after a reload if storage is denied', () => {
    holds('may reload', reloadsOnce(script))
  })

  it.each([
    ['forgets the earlier one', 'sessionStorage.setItem(KEY, release)', ''],
    [
      "is for the page's own release",
      "release === document.getElementById('scripts')?.dataset.release",
      'false',
    ],
    ['never stops if storage is denied', "first?.type !== 'reload'", 'true'],
  ])('control: a reload that %s is found', (_, before, after) => {
    const property = reloadsOnce(exposeRule(withFault(RULE, before, after)))
    expect(() => holdsUnkept(property)).toThrow('Property failed')
  })

  it('control: a new release allows one', () => {
    const { scope } = run(script, '/', {}, 'there')
    expect([1, 2].map(() => (scope.mayReload as May)('ffffffff'))).toEqual([true, false])
  })
})
