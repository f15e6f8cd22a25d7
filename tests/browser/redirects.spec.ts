import { readFileSync } from 'node:fs'
import { isExternal, isGone, REDIRECTS_FILE, requireRedirects } from '../../model/redirects/redirects'
import { expect, test } from '../support/test'

const rows = requireRedirects(readFileSync(REDIRECTS_FILE, 'utf8'))
const moved = rows.filter((row) => !isGone(row))

test('every old URL leads to a page in one redirect', async ({ request }) => {
  test.setTimeout(120_000)
  const wrong: string[] = []
  const targets = new Set<string>()
  for (const { from, to } of moved) {
    const response = await request.get(encodeURI(from), { maxRedirects: 0 })
    const place = decodeURI(response.headers().location ?? '')
    if (response.status() !== 301 || place !== to)
      wrong.push(`${from}: ${response.status()} ${place}, expected 301 ${to}`)
    if (!isExternal(to)) targets.add(to.split('#')[0] ?? to)
  }
  for (const target of targets) {
    const status = (await request.get(encodeURI(target), { maxRedirects: 0 })).status()
    if (status !== 200) wrong.push(`${target}: ${status}, expected 200`)
  }
  console.log(`${moved.length} old addresses, ${targets.size} targets`)
  expect(wrong).toEqual([])
})

test('control: a URL that was never published returns 404', async ({ request }) => {
  expect((await request.get('/never/published', { maxRedirects: 0 })).status()).toBe(404)
})
