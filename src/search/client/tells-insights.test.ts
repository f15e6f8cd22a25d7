import { expect, it } from 'vitest'
import { tellsInsights } from './tells-insights'

const hosted = { indexName: 'celo', appId: 'TESTAPP123', apiKey: '0'.repeat(32) }
const page = { aa: () => undefined }

it.each([
  ['credentials, the setting and a client', { ...hosted, insights: true }, page, true],
  ['no client in the page', { ...hosted, insights: true }, {}, false],
  ['something else under its name', { ...hosted, insights: true }, { aa: 'x' }, false],
  ['no setting', hosted, page, false],
  ['no credentials', { indexName: 'celo', insights: true }, page, false],
])('with %s', (_, settings, window, told) => expect(tellsInsights(settings, window)).toBe(told))
