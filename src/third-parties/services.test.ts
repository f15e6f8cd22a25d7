import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countView, startServices } from './services'

type Added = { tag: string; src?: string; id?: string; async?: boolean; attributes: Record<string, string> }
const added: Added[] = []

function createElement(tag: string) {
  const element: Added = { tag, attributes: {} }
  const setAttribute = (name: string, value: string) => void (element.attributes[name] = value)
  return Object.defineProperty(element, 'setAttribute', { value: setAttribute })
}
const parent = { append: (element: Added) => added.push(element) }

beforeEach(() => {
  added.length = 0
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement,
    head: parent,
    body: parent,
  })
})
afterEach(() => vi.unstubAllGlobals())

/** What was put into the queue of Google's services, each command as a list. */
const queued = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
  )

describe('scripts of services', () => {
  it('control: nothing is loaded where nothing is configured', () => {
    startServices({})
    expect(added).toEqual([])
  })

  const assistant = { script: 'https://cdn.example.org/a.js', token: 'public-token', attribute: 'data-token' }
  const script = {
    tag: 'script',
    async: true,
    src: 'https://cdn.example.org/a.js',
    attributes: { 'data-token': 'public-token' },
  }

  it('S1.10, S7.12 the assistant loads from its own host, told its public token and nothing else', () => {
    startServices({ assistant })
    expect(added).toEqual([script])
  })

  it('an assistant that looks for an element finds it, with the token on it', () => {
    startServices({ assistant: { ...assistant, attribute: 'data-api-key', element: 'assistant' } })
    const attributes = { 'data-api-key': 'public-token' }
    expect(added).toEqual([
      { tag: 'div', id: 'assistant', attributes },
      { ...script, attributes },
    ])
  })

  it('S1.19 analytics anonymize addresses before they load', () => {
    startServices({ analytics: { id: 'G-ABCDEF1234' } })
    expect(queued()).toContainEqual(['config', 'G-ABCDEF1234', { anonymize_ip: true }])
    expect(added[0]?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234')
  })

  it('S1.20 marketing forms load from their own host, and nothing waits for them', () => {
    startServices({ forms: { script: 'https://forms.example.org/f.js' } })
    expect(added).toEqual([
      { tag: 'script', async: true, src: 'https://forms.example.org/f.js', attributes: {} },
    ])
  })

  it('S1.21 the tag manager anonymizes addresses before it loads', () => {
    startServices({ tagManager: { id: 'GTM-ABCDEF' } })
    expect(queued()[0]).toEqual(['set', { anonymize_ip: true }])
    expect(added[0]?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABCDEF')
  })
})

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://docs.celo.org')
  return { pathname, search, hash }
}

/** Calls of the analytics service after a change of address. */
function callsAfter(from: string | null, to: string): unknown[][] {
  const gtag = vi.fn()
  window.gtag = gtag
  countView(at(to), from === null ? null : at(from))
  return gtag.mock.calls
}

describe('page views', () => {
  it('S7.13 are sent on each change of path, query or hash', () => {
    for (const to of ['/build', '/?a=1', '/#one']) expect(callsAfter('/', to)).toHaveLength(2)
    expect(callsAfter('/', '/'), 'control').toEqual([])
    expect(callsAfter(null, '/'), 'the first view is counted by the service itself').toEqual([])
  })

  it('S7.14 carry the new address', () => {
    expect(callsAfter('/', '/build?a=1#one')).toEqual([
      ['set', 'page_path', '/build?a=1#one'],
      ['event', 'page_view'],
    ])
  })
})
