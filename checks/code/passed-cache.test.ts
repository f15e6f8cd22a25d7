import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PassedCache } from './passed-cache'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'passed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('PassedCache', () => {
  it('knows what passed, and nothing else', () => {
    const cache = new PassedCache(true, folder)
    cache.remember(cache.key('a'), 'what it printed')
    expect(cache.get(cache.key('a'))).toBe('what it printed')
    expect(cache.get(cache.key('b'))).toBeUndefined()
  })

  it('forgets a file that was cut off', () => {
    const cache = new PassedCache(true, folder)
    cache.remember(cache.key('a'), 'what it printed')
    truncateSync(path.join(folder, readdirSync(folder)[0]!), 5)
    expect(cache.get(cache.key('a'))).toBeUndefined()
  })
})
