import { liteClient } from 'algoliasearch/lite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hostMemory } from './host-memory'

const OK = { status: 200, content: '{"results":[{"hits":[]}]}', isTimedOut: false }
const DOWN = { status: 0, content: '', isTimedOut: false }

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function memoryStorage(): Storage {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  } as Storage
}

/**
 * A client whose first host fails at first. Out: a function that sends one request and returns the hosts it tried.
 */
function clientWith(hostsCache: ReturnType<typeof hostMemory> | undefined, isDown: () => boolean) {
  let tried: string[] = []
  const send = async ({ url }: { url: string }) => {
    tried.push(new URL(url).hostname)
    return isDown() ? DOWN : OK
  }
  const client = liteClient('TESTAPP123', '0'.repeat(32), {
    requester: { send },
    ...(hostsCache && { hostsCache }),
  })
  return async (query: string) => {
    tried = []
    await client.search({ requests: [{ indexName: 'celo', query }] })
    return tried
  }
}

/** Fails the first request only. */
function firstFails() {
  let count = 0
  return () => (count += 1) === 1
}

it('S7.21 a host that failed is left alone for two minutes, by the next page too, then tried again', async () => {
  const storage = memoryStorage()
  const ask = clientWith(
    hostMemory(() => storage, 'hosts'),
    firstFails(),
  )
  const [failed, next] = await ask('a')
  expect(next).not.toBe(failed)
  expect(await ask('b')).not.toContain(failed)
  const onNextPage = clientWith(
    hostMemory(() => storage, 'hosts'),
    () => false,
  )
  expect(await onNextPage('c')).not.toContain(failed)
  vi.setSystemTime(Date.now() + 119_000)
  expect(await ask('d')).not.toContain(failed)
  vi.setSystemTime(Date.now() + 2_000)
  expect(await ask('e')).toEqual([failed])
  expect(await onNextPage('f')).toEqual([failed])
})

it('control: the memory of the library alone tries the failed host at once', async () => {
  const ask = clientWith(undefined, firstFails())
  const [failed] = await ask('a')
  expect(await ask('b')).toEqual([failed])
})

it.each([
  [
    'blocked',
    () => {
      throw new Error('blocked')
    },
  ],
  ['full of something else', () => ({ ...memoryStorage(), getItem: () => '{"x":7,"y":{"status":1}}' })],
  ['broken', () => ({ ...memoryStorage(), getItem: () => '{' })],
])('works with storage that is %s', async (_, storage) => {
  const ask = clientWith(hostMemory(storage as () => Storage, 'hosts'), firstFails())
  const [failed] = await ask('a')
  expect(await ask('b')).not.toContain(failed)
})
