import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MANIFEST } from '../engine/index-format'
import { fetchAhead, readAhead } from './fetch-ahead'

let asked: string[] = []
let isDown = false

beforeEach(() => {
  asked = []
  isDown = false
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (isDown) throw new TypeError('no network')
    return new Response(`text ${asked.length}`)
  })
})
afterEach(() => vi.unstubAllGlobals())

it('requests the manifest once and returns it once', async () => {
  fetchAhead()
  fetchAhead()
  expect(asked).toEqual([MANIFEST])
  expect(await readAhead(MANIFEST)).toBe('text 1')
  expect(await readAhead(MANIFEST), 'a later read asks again: a new release is found').toBe('text 2')
})

it('requests every other file when it is read', async () => {
  expect(await readAhead('/search-index/0123456789/t0.json')).toBe('text 1')
})

it('control: a file that did not arrive is requested again', async () => {
  isDown = true
  fetchAhead()
  await expect(readAhead(MANIFEST)).rejects.toThrow('no network')
  isDown = false
  expect(await readAhead(MANIFEST)).toBe('text 2')
})
