import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dependencies } from '../../package.json'
import { startInsights, VERSION } from './insights'

const client = vi.hoisted(() => ({ run: vi.fn() }))
vi.mock('search-insights', () => ({ default: (...words: unknown[]) => client.run(...words) as unknown }))

const application = { appId: 'TESTAPP123', apiKey: '0'.repeat(32) }
const init = ['init', { ...application, useCookie: false }]

beforeEach(() => {
  client.run = vi.fn()
  vi.stubGlobal('window', {})
})
afterEach(() => vi.unstubAllGlobals())

it('the dialog hears the version of package.json before the client is there', () => {
  startInsights(application)
  expect(window.aa?.version).toBe(VERSION)
  expect(VERSION).toBe(dependencies['search-insights'])
  expect(window.AlgoliaAnalyticsObject).toBe('aa')
})

it('the client starts at the first command, once, and hears all of them in their order', async () => {
  startInsights(application)
  await Promise.resolve()
  expect(client.run).not.toHaveBeenCalled()
  window.aa?.('one', 1)
  window.aa?.('two')
  await vi.waitFor(() => expect(client.run).toHaveBeenCalledTimes(3))
  expect(client.run.mock.calls).toEqual([init, ['one', 1], ['two']])
})

it('a client that does not come breaks nothing, and is asked for again', async () => {
  client.run.mockImplementationOnce(() => {
    throw new Error('the file did not come')
  })
  startInsights(application)
  window.aa?.('one')
  await vi.waitFor(() => expect(client.run).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => {
    window.aa?.('two')
    expect(client.run).toHaveBeenCalledWith('two')
  })
  expect(client.run.mock.calls.slice(0, 2)).toEqual([init, init])
  expect(client.run).not.toHaveBeenCalledWith('one')
})
