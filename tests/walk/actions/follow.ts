import { isPageAddress } from '../../../src/navigation/own-page'
import { hydrated } from '../../support/test'
import type { Action, Reader } from '../reader'
import { goTo, notePlace, getPath } from '../places'

/** Parts of a page with links, so the few links in a small part are followed as often as the many in a large one. */
const PARTS = [
  '#main',
  '#main',
  '.sidebar',
  '.sidebar',
  '.breadcrumbs',
  '.pager',
  '.doc-rail',
  'header.navbar',
  'footer',
] as const

type Link = { at: number; address: string }

/** Visible links in a part that lead to a page on this site, by their number in the part. */
async function visibleLinks({ page, isOffline, read }: Reader, part: string): Promise<Link[]> {
  const links = await page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href]`)]
    return found.flatMap((link, at) => {
      const isPlain =
        link.origin === location.origin &&
        !link.target &&
        !link.matches('[data-search], [data-branch], .copy-page')
      if (!isPlain || !link.checkVisibility({ visibilityProperty: true })) return []
      return [{ at, address: link.pathname + link.search + link.hash }]
    })
  }, part)
  return links.filter(
    ({ address }) => isPageAddress(address) && (!isOffline || read.includes(getPath(address))),
  )
}

/** Follows a link with the pointer or the keyboard. */
async function follow(reader: Reader, part: string, { at, address }: Link): Promise<string> {
  const link = reader.page.locator(`${part} a[href]`).nth(at)
  const isByKey = reader.random.below(2) === 0
  await link.scrollIntoViewIfNeeded()
  if (isByKey) await link.focus()
  await notePlace(reader)
  await goTo(reader, address, () => (isByKey ? reader.page.keyboard.press('Enter') : link.click()))
  return `${isByKey ? 'press Enter on' : 'click'} ${address} in ${part}`
}

const followLink: Action = {
  name: 'follow a link',
  weight: 30,
  act: async (reader) => {
    const part = reader.random.one(PARTS)
    const links = await visibleLinks(reader, part)
    return links.length === 0 ? undefined : follow(reader, part, reader.random.one(links))
  },
}

const followAnchor: Action = {
  name: 'jump to a heading',
  weight: 6,
  act: async (reader) => {
    const links = (await visibleLinks(reader, '#main, .doc-rail')).filter(
      ({ address }) => address.includes('#') && getPath(address) === getPath(reader.page.url()),
    )
    if (links.length === 0) return undefined
    return follow(reader, '#main, .doc-rail', reader.random.one(links))
  },
}

const addresses = [
  '/developer/contractkit/setup',
  '/build/mcp',
  '/glossary',
  '/network/mainnet',
  '/developer/viem',
  '/build/quikstart',
  '/nothing/here.html',
  '/showcase?tags=defi',
  '/search?q=fee%20currency',
  '/what-is-celo/using-celo/protocol/epoch-rewards',
]

const typeAddress: Action = {
  name: 'type an address',
  weight: 1,
  loads: true,
  act: async (reader) => {
    if (reader.isOffline) return undefined
    const address = reader.random.one(addresses)
    await notePlace(reader)
    reader.mayLoad = true
    await goTo(reader, address, () => reader.page.goto(reader.site.url + address))
    await hydrated(reader.page)
    return `type the address ${address}`
  },
}

const reload: Action = {
  name: 'reload',
  weight: 1,
  loads: true,
  act: async (reader) => {
    if (reader.isOffline) return undefined
    reader.mayLoad = true
    await reader.page.reload()
    await hydrated(reader.page)
    return 'reload the page'
  },
}

export const following = [followLink, followAnchor, typeAddress, reload]
