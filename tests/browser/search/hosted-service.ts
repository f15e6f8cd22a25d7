import type { Page, Route } from '@playwright/test'
import { expect, hydrated, allServices } from '../../support/test'
import { field } from './open-search'

export type Body = { requests: Record<string, unknown>[] }

const hit = (at: number, area: string, url = `https://docs.celo.org/page${at}`) => ({
  objectID: `hit${at}`,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {
    lvl0: area,
    lvl1: `Page ${at} <img src=x>`,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _snippetResult: { hierarchy: { lvl1: { value: `<mark>Page</mark> ${at} <img src=x onerror=alert(1)>` } } },
})

export const HOSTS = /algolia(net\.com|\.net)/

/** Answers requests on behalf of the service. Out: the requests. */
export async function serve(page: Page, answer: (route: Route, at: number) => unknown) {
  const seen: { url: URL; method: string; body: Body }[] = []
  await page.route(HOSTS, async (route) => {
    const request = route.request()
    seen.push({
      url: new URL(request.url()),
      method: request.method(),
      body: JSON.parse(request.postData() ?? '{}') as Body,
    })
    await answer(route, seen.length - 1)
  })
  return seen
}

/** The given number of hits in one or more groups, each on a separate page that doesn't exist, or all at one URL. */
export const withHits =
  (count: number, groups = 1, url?: string) =>
  (route: Route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        results: [
          {
            hits: Array.from({ length: count }, (_, at) => hit(at, `Area ${at % groups}`, url)),
            nbHits: 42,
            queryID: 'q1',
          },
        ],
      },
    })

export async function openHosted(page: Page) {
  await page.goto(allServices('/'))
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}
