import { readFileSync } from 'node:fs'
import { isExternal, isGone, REDIRECTS_FILE, requireRedirects } from '../../model/redirects/redirects'
import { expect, test } from '../support/test'

const rows = requireRedirects(readFileSync(REDIRECTS_FILE, 'utf8'))
const moved = rows.filter((row) => !isGone(row))

/** Asks for a URL without following a redirect. For so many, it's faster than Playwright's client. */
async function ask(address: string): Promise<Response> {
  const response = await fetch(`${process.env.SITE}${encodeURI(address)}`, { redirect: 'manual' })
  await response.body?.cancel()
  return response
}

test('every old URL leads to a page in one redirect', async () => {
  test.setTimeout(120_000)
  const wrong: string[] = []
  const targets = new Set<string>()
  for (const { from, to } of moved) {
    const response = await ask(from)
    const place = decodeURI(response.headers.get('location') ?? '')
    if (response.status !== 301 || place !== to)
      wrong.push(`${from}: ${response.status} ${place}, expected 301 ${to}`)
    if (!isExternal(to)) targets.add(to.split('#')[0] ?? to)
  }
  for (const target of targets) {
    const { status } = await ask(target)
    if (status !== 200) wrong.push(`${target}: ${status}, expected 200`)
  }
  console.log(`${moved.length} old addresses, ${targets.size} targets`)
  expect(wrong).toEqual([])
})

test('control: a URL that was never published returns 404', async () => {
  expect((await ask('/never/published')).status).toBe(404)
})
