import { describe, expect, it } from 'vitest'
import { readThirdParties } from '../../../config/third-parties'
import { everyService } from '../../../tools/test-sites/services'
import { buildPolicy, policyFaults } from '../../../model/http/content-security-policy'
import { inlineStyleVariables, thirdPartySources } from './third-party-sources'

const listSources = (env: Record<string, string>) => thirdPartySources(readThirdParties(env))
const VIDEO = 'https://www.youtube-nocookie.com'
const CLOSED = {
  'script-src': [],
  'connect-src': [],
  'frame-src': [VIDEO],
  'style-src': [],
  'img-src': [],
  'font-src': [],
  'form-action': [],
}
const measuring = [
  'https://*.analytics.google.com',
  'https://*.google-analytics.com',
  'https://www.googletagmanager.com',
]
const [assistant, token] = [everyService.CELO_ASSISTANT_SCRIPT, everyService.CELO_ASSISTANT_TOKEN]

describe('the policy of a service', () => {
  it('with none configured it lists only the video frame', () => {
    expect(listSources({})).toEqual(CLOSED)
  })

  it('an assistant with no further origin allows only its script', () => {
    expect(listSources({ CELO_ASSISTANT_SCRIPT: assistant, CELO_ASSISTANT_TOKEN: token })).toEqual({
      ...CLOSED,
      'script-src': ['https://assistant.example.com'],
    })
  })

  it('forms allow what their variable lists, each only for its kind', () => {
    const { CELO_FORMS_SCRIPT, CELO_FORMS_ORIGINS } = everyService
    expect(listSources({ CELO_FORMS_SCRIPT, CELO_FORMS_ORIGINS })).toEqual({
      'script-src': ['https://forms.example.com'],
      'connect-src': ['https://forms.example.com'],
      'frame-src': [VIDEO, 'https://frame.forms.example.com'],
      'style-src': ['https://static.forms.example.com'],
      'img-src': ['https://static.forms.example.com'],
      'font-src': ['https://static.forms.example.com'],
      'form-action': ['https://forms.example.com'],
    })
  })

  it('analytics allow the hosts that Google lists', () => {
    expect(listSources({ CELO_ANALYTICS_ID: 'G-TEST123456' })).toEqual({
      ...CLOSED,
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': measuring,
      'img-src': measuring,
    })
  })

  it('a tag manager also allows its frame, and the listed hosts of its tags', () => {
    const { CELO_TAG_MANAGER_ID, CELO_TAG_MANAGER_ORIGINS } = everyService
    expect(listSources({ CELO_TAG_MANAGER_ID, CELO_TAG_MANAGER_ORIGINS })).toEqual({
      ...CLOSED,
      'script-src': ['https://www.googletagmanager.com', 'https://tags.example.com'],
      'connect-src': measuring,
      'img-src': [...measuring, 'https://tags.example.com'],
      'frame-src': [VIDEO, 'https://www.googletagmanager.com'],
    })
  })

  it('search allows only the hosts of its application, and insights one more', () => {
    const { CELO_SEARCH_APP_ID, CELO_SEARCH_API_KEY } = everyService
    const hosts = ['-dsn.algolia.net', '.algolia.net', ...[1, 2, 3].map((at) => `-${at}.algolianet.com`)]
    const asked = hosts.map((host) => `https://testapp123${host}`)
    const credentials = { CELO_SEARCH_APP_ID, CELO_SEARCH_API_KEY }
    expect(listSources(credentials)).toEqual({ ...CLOSED, 'connect-src': asked })
    expect(listSources({ ...credentials, CELO_SEARCH_INSIGHTS: 'on' })).toEqual({
      ...CLOSED,
      'connect-src': [...asked, 'https://insights.algolia.io'],
    })
  })

  it('is right with all of them', () => expect(policyFaults(listSources(everyService))).toEqual([]))
})

describe('styles that a service writes into the page', () => {
  const hash = ['sha256-a']

  it('are allowed if requested, and the build reports by which variable', () => {
    expect(buildPolicy([], hash, listSources(everyService))).toContain(
      "; style-src 'self' 'unsafe-inline' https://static.forms.example.com; ",
    )
    expect(inlineStyleVariables(readThirdParties(everyService))).toEqual(['CELO_ASSISTANT_ORIGINS'])
  })

  it('stay blocked if not requested: only hashes for all other services', () => {
    const others = { ...everyService, CELO_ASSISTANT_ORIGINS: '' }
    expect(buildPolicy([], hash, listSources(others))).toContain(
      "; style-src 'self' 'sha256-a' https://static.forms.example.com; ",
    )
    expect(inlineStyleVariables(readThirdParties(others))).toEqual([])
    expect(inlineStyleVariables({})).toEqual([])
  })

  it('allow no script', () => {
    expect(buildPolicy([], hash, listSources(everyService))).not.toMatch(/script-src [^;]*unsafe/)
  })
})
