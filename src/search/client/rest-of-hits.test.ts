import { expect, it, vi } from 'vitest'
import { restOfHits } from './rest-of-hits'

/** A search with five hits, and the screen that shows them. Nothing is painted until the test triggers it. */
function stage({ isInUse = false, all = 5, fails = false } = {}) {
  const asked: unknown[] = []
  let painted = () => {}
  const send = async ({ requests }: { requests: { files?: number }[] }) => {
    const [request] = requests
    asked.push(request)
    if (fails && request?.files === undefined) throw new Error('no network')
    return { results: [{ hits: Array.from({ length: Math.min(all, request?.files ?? all) }) }] }
  }
  const askAgain = vi.fn()
  const afterPaint = (then: () => void) => {
    painted = then
    return () => void (painted = () => {})
  }
  const search = restOfHits(send as never, { afterPaint, askAgain, isInUse: () => isInUse })
  const find = async (query: string) => {
    const answer = await search({ requests: [{ indexName: 'celo', query, files: 2 }] } as never)
    return (answer.results[0] as { hits: unknown[] }).hits.length
  }
  return { asked, askAgain, find, paint: () => painted() }
}

it('returns the first hits, and all of them when the dialog queries again', async () => {
  const { asked, askAgain, find, paint } = stage()
  expect(await find('fee')).toBe(2)
  expect(asked, 'nothing more before the first paint').toHaveLength(1)
  paint()
  await vi.waitFor(() => expect(askAgain).toHaveBeenCalledOnce())
  expect(await find('fee')).toBe(5)
  expect(asked, 'the second answer is at hand').toHaveLength(2)
})

it('fetches nothing more for a query that is followed by another', async () => {
  const { asked, find, paint } = stage()
  await find('fe')
  await find('fee')
  paint()
  expect(asked).toHaveLength(3)
})

it.each([
  ['the reader has chosen among the hits', { isInUse: true }],
  ['there are no more', { all: 2 }],
  ['the rest cannot be had', { fails: true }],
])('leaves the first hits where they are when %s', async (_, how) => {
  const { asked, askAgain, find, paint } = stage(how)
  expect(await find('fee')).toBe(2)
  paint()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await new Promise(setImmediate)
  expect(askAgain).not.toHaveBeenCalled()
  expect(await find('fee')).toBe(2)
})
