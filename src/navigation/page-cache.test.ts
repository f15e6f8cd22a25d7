import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadPage, pageAt } from './page-cache'

const asked: string[] = []

const answer = (address: string) => {
  asked.push(new URL(address).pathname)
  return Promise.resolve(Response.json({ title: address, html: '' }))
}

const loadMany = (count: number, name: string) =>
  Promise.all(Array.from({ length: count }, (_, at) => loadPage(`/${name}${at}`)))

describe('the pages in a tab', () => {
  beforeAll(() => {
    vi.stubGlobal('window', { location: { origin: 'https://docs.test' } })
    vi.stubGlobal('fetch', answer)
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = () => ({ body: { querySelector: () => null } })
      },
    )
  })
  afterAll(() => void vi.unstubAllGlobals())

  it('are fetched once, no matter how their URL is written', async () => {
    await loadPage('/a')
    await loadPage('/a/')
    await loadPage('/a/index.html')
    expect(asked).toEqual(['/a/page.json'])
    expect(pageAt('/a.html')).toBe(await loadPage('/a'))
  })

  it('are kept up to the 30 latest, and fetched again after that', async () => {
    await loadPage('/b')
    await loadMany(30, 'c')
    expect(pageAt('/b')).toBeUndefined()
    asked.length = 0
    await loadPage('/b')
    expect(asked).toEqual(['/b/page.json'])
  })

  it('control: a page that is shown again counts as the latest', async () => {
    await loadPage('/d')
    await loadMany(20, 'e')
    expect(pageAt('/d')).toBeDefined()
    await loadMany(20, 'f')
    expect(pageAt('/d')).toBeDefined()
    expect(pageAt('/e0')).toBeUndefined()
  })
})
