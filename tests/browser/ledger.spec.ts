import { readFileSync } from 'node:fs'
import { isExternal, LEDGER_FILE, requireLedger } from '../../model/redirects/redirects'
import { expect, test } from '../support/test'

const rows = requireLedger(readFileSync(LEDGER_FILE, 'utf8'))
const stateOf = new Map(rows.map(({ address, state }) => [address, state]))
const moved = rows.filter(({ state }) => state === 'moved')

test('every old address answers in one hop, with a page or a page to come', async ({ request }) => {
  test.setTimeout(120_000)
  const wrong: string[] = []
  const targets = new Set<string>()
  for (const { address, target } of moved) {
    const response = await request.get(encodeURI(address), { maxRedirects: 0 })
    const place = decodeURI(response.headers().location ?? '')
    if (response.status() !== 301 || place !== target)
      wrong.push(`${address}: ${response.status()} ${place}, expected 301 ${target}`)
    if (!isExternal(target)) targets.add(target.split('#')[0] ?? target)
  }
  const planned: string[] = []
  for (const target of targets) {
    const status = (await request.get(encodeURI(target), { maxRedirects: 0 })).status()
    if (status === 200) continue
    if (stateOf.get(target) === 'planned') planned.push(target)
    else wrong.push(`${target}: ${status}, expected 200`)
  }
  console.log(`${moved.length} old addresses, ${targets.size} targets, ${planned.length} still to be written`)
  expect(wrong).toEqual([])
})

test('control: an address that nobody published answers 404', async ({ request }) => {
  expect((await request.get('/never/published', { maxRedirects: 0 })).status()).toBe(404)
})
