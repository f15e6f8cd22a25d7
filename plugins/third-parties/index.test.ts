import type { HtmlTags, LoadContext, Plugin } from '@docusaurus/types'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { plugins } from '../../config/plugins'
import type { ThirdParties } from '../../config/third-parties'
import thirdParties from './index'

const context = {} as LoadContext // these plugins do not read it

type Tags = { headTags?: HtmlTags; preBodyTags?: HtmlTags; postBodyTags?: HtmlTags }

/** Every tag that a plugin adds to a page, as text. */
const tagsOf = (plugin: Plugin | null) =>
  JSON.stringify(plugin?.injectHtmlTags?.({ content: undefined }) ?? {})
const bodyTags = (services: ThirdParties) =>
  (thirdParties(context, services).injectHtmlTags!({ content: undefined }) as Tags).postBodyTags

afterEach(() => vi.unstubAllEnvs())

/** Tags of a service that is a plugin of the generator, with the options that this site gives it. */
async function generatorTags(name: 'gtag' | 'tag-manager', services: ThirdParties): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production')
  const module = `@docusaurus/plugin-google-${name}`
  const [, options] = plugins(services).find((entry) => Array.isArray(entry) && entry[0] === module) as [
    string,
    { trackingID?: string },
  ]
  const { default: plugin } = (await import(module)) as {
    default: (context: LoadContext, options: object) => Plugin | null
  }
  // The generator's own validation turns one id into a list.
  const { trackingID } = options
  return tagsOf(plugin(context, { ...options, ...(trackingID && { trackingID: [trackingID] }) }))
}

describe('scripts of services', () => {
  it('are absent unless configured', () => expect(bodyTags({})).toEqual([]))

  it('S1.10 the assistant loads from its own host with its public token, and nothing waits for it', () => {
    const assistant = { script: 'https://cdn.example.org/a.js', token: 'public-token' }
    expect(bodyTags({ assistant })).toEqual([
      {
        tagName: 'script',
        attributes: { src: assistant.script, async: true, 'data-token': 'public-token' },
      },
    ])
  })

  it('S1.19 analytics anonymise addresses', async () => {
    const tags = await generatorTags('gtag', { analyticsId: 'G-ABCDEF1234' })
    expect(tags).toContain('https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234')
    expect(tags).toContain("'anonymize_ip': true")
  })

  it('S1.20 marketing forms load from their own host, and nothing waits for them', () => {
    expect(bodyTags({ formsScript: 'https://forms.example.org/f.js' })).toEqual([
      { tagName: 'script', attributes: { src: 'https://forms.example.org/f.js', async: true } },
    ])
  })

  it('S1.21 the tag manager anonymises addresses before it loads', async () => {
    const services = { tagManagerId: 'GTM-ABCDEF' }
    expect(await generatorTags('tag-manager', services)).toContain('GTM-ABCDEF')
    expect(tagsOf(thirdParties(context, services))).toContain("gtag('set', { anonymize_ip: true })")
    const order = plugins(services).map((entry) => String(Array.isArray(entry) ? entry[0] : entry))
    const place = (name: string) => order.findIndex((entry) => entry.includes(name))
    expect(place('third-parties')).toBeLessThan(place('tag-manager'))
  })

  it('S7.12 the assistant is told its public token and nothing else', () => {
    const [tag] = bodyTags({
      assistant: { script: 'https://cdn.example.org/a.js', token: 'public-token' },
    }) as {
      attributes: object
    }[]
    expect(Object.keys(tag!.attributes).sort()).toEqual(['async', 'data-token', 'src'])
  })
})

type Place = { pathname: string; search: string; hash: string }
const at = (address: string): Place => {
  const { pathname, search, hash } = new URL(address, 'https://docs.celo.org')
  return { pathname, search, hash }
}

/** Calls of the analytics service after a change of address. */
async function callsAfter(from: string, to: string): Promise<unknown[][]> {
  const gtag = vi.fn()
  vi.stubGlobal('window', { gtag })
  vi.useFakeTimers()
  const module = '@docusaurus/plugin-google-gtag/lib/gtag.js'
  const { default: client } = (await import(module)) as {
    default: { onRouteDidUpdate: (change: { location: Place; previousLocation: Place }) => void }
  }
  client.onRouteDidUpdate({ location: at(to), previousLocation: at(from) })
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  return gtag.mock.calls
}

describe('page views', () => {
  it('S7.13 are sent on each change of path, query or hash', async () => {
    for (const to of ['/build', '/?a=1', '/#one']) expect(await callsAfter('/', to)).toHaveLength(2)
    expect(await callsAfter('/', '/'), 'control').toEqual([])
  })

  it('S7.14 carry the new address', async () => {
    expect(await callsAfter('/', '/build?a=1#one')).toEqual([
      ['set', 'page_path', '/build?a=1#one'],
      ['event', 'page_view'],
    ])
  })
})
