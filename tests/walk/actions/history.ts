import { expectPlace, getPath, neighbors, notePlace, whereNow } from '../places'
import type { Action, Reader } from '../reader'
import { expect, hydrated } from '../../support/test'

async function step(reader: Reader, way: 'back' | 'forward'): Promise<string | undefined> {
  const { [way]: entry } = await neighbors(reader)
  if (!entry) return undefined
  if (!entry.sameDocument && (reader.isOffline || !reader.loads)) return undefined
  if (reader.isOffline && !reader.read.includes(getPath(entry.url))) return undefined
  await notePlace(reader)
  reader.mayLoad = !entry.sameDocument
  await (way === 'back' ? reader.page.goBack() : reader.page.goForward())
  await expect.poll(async () => (await whereNow(reader)).key).toBe(entry.key)
  expect((await whereNow(reader)).at).toBe(entry.index)
  await hydrated(reader.page)
  const { pathname, search } = new URL(entry.url)
  await expect.poll(async () => (await whereNow(reader)).address).toBe(pathname + search)
  await expectPlace(reader, entry.key)
  return `go ${way} to ${pathname}${search}`
}

export const traversing: Action[] = [
  { name: 'go back', weight: 14, act: (reader) => step(reader, 'back') },
  { name: 'go forward', weight: 6, act: (reader) => step(reader, 'forward') },
]
