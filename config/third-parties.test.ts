import { describe, expect, it } from 'vitest'
import { dependencies } from '../package.json'
import { plugins } from './plugins'
import { themeConfig } from './theme'
import { readThirdParties } from './third-parties'

const wellFormed = {
  CELO_ASSISTANT_SCRIPT: 'https://cdn.example.org/assistant.js',
  CELO_ASSISTANT_TOKEN: 'public-token',
  CELO_ANALYTICS_ID: 'G-ABCDEF1234',
  CELO_TAG_MANAGER_ID: 'GTM-ABCDEF',
  CELO_FORMS_SCRIPT: 'https://forms.example.org/forms.js',
  CELO_SEARCH_APP_ID: 'ABCDEFGHIJ',
  CELO_SEARCH_API_KEY: 'a'.repeat(32),
  CELO_SEARCH_INDEX: 'celo',
}

const getError = (env: Record<string, string>) => {
  try {
    readThirdParties(env)
    return 'no error'
  } catch (error) {
    return (error as Error).message
  }
}

describe('services that are not configured', () => {
  it('are absent', () => {
    expect(Object.values(readThirdParties({})).filter(Boolean)).toEqual([])
  })
  it('are absent when their variables are empty', () => {
    const empty = Object.fromEntries(Object.keys(wellFormed).map((name) => [name, '']))
    expect(Object.values(readThirdParties(empty)).filter(Boolean)).toEqual([])
  })
  it('add no plugin and no setting', () => {
    expect(plugins(readThirdParties({})).flat().join()).not.toMatch(/google/)
    expect(themeConfig({}).search).toEqual({ indexName: 'celo' })
  })
})

describe('the plugins that load before anyone is asked', () => {
  it('are not in the stack', () => {
    expect(Object.keys(dependencies).filter((name) => name.includes('plugin-google-'))).toEqual([])
    expect(JSON.stringify(plugins(readThirdParties(wellFormed)))).not.toContain('plugin-google')
    expect(JSON.stringify(plugins(readThirdParties(wellFormed))), 'control').toContain('third-parties')
  })
})

describe('services that are configured', () => {
  it('are read from their variables', () => {
    expect(readThirdParties(wellFormed)).toEqual({
      assistant: {
        script: 'https://cdn.example.org/assistant.js',
        token: 'public-token',
        attribute: 'data-token',
      },
      analyticsId: 'G-ABCDEF1234',
      tagManagerId: 'GTM-ABCDEF',
      formsScript: 'https://forms.example.org/forms.js',
      search: { appId: 'ABCDEFGHIJ', apiKey: 'a'.repeat(32), indexName: 'celo' },
    })
  })

  it('an assistant may look for an element, and for its token elsewhere', () => {
    const named = { CELO_ASSISTANT_ATTRIBUTE: 'data-api-key', CELO_ASSISTANT_ELEMENT: '__assistant' }
    expect(readThirdParties({ ...wellFormed, ...named }).assistant).toMatchObject({
      attribute: 'data-api-key',
      element: '__assistant',
    })
  })

  it('keep their origins out of the pages', () => {
    const env = { ...wellFormed, CELO_FORMS_ORIGINS: 'connect https://api.example.org' }
    expect(readThirdParties(env).origins).toEqual({
      CELO_FORMS_ORIGINS: { connect: ['https://api.example.org'] },
    })
    expect(JSON.stringify(plugins(readThirdParties(env)))).not.toContain('api.example.org')
  })

  it('S7.15 search takes its application id and its public key from the configuration', () => {
    expect(themeConfig(readThirdParties(wellFormed)).search).toEqual({
      appId: 'ABCDEFGHIJ',
      apiKey: 'a'.repeat(32),
      indexName: 'celo',
    })
  })

  it('search uses the index celo unless another is named', () => {
    const { CELO_SEARCH_APP_ID, CELO_SEARCH_API_KEY } = wellFormed
    expect(readThirdParties({ CELO_SEARCH_APP_ID, CELO_SEARCH_API_KEY }).search?.indexName).toBe('celo')
  })
})

describe('telling the search service what readers see and choose', () => {
  const told = { ...wellFormed, CELO_SEARCH_INSIGHTS: 'on' }

  it('is off unless it is asked for', () => {
    expect(themeConfig(readThirdParties(wellFormed)).search).not.toHaveProperty('insights')
    expect(themeConfig(readThirdParties({ ...told, CELO_SEARCH_INSIGHTS: '' })).search).not.toHaveProperty(
      'insights',
    )
  })

  it('reaches the dialog when it is on', () => {
    expect(themeConfig(readThirdParties(told)).search).toMatchObject({ indexName: 'celo', insights: true })
  })

  it.each(['off', 'true', '1', 'ON', 'on '])('takes no other word than on: %j', (value) => {
    expect(getError({ ...told, CELO_SEARCH_INSIGHTS: value })).toContain(
      `CELO_SEARCH_INSIGHTS: found ${JSON.stringify(value)}; expected on.`,
    )
  })
})

describe('a malformed value', () => {
  it.each([
    ['CELO_ASSISTANT_SCRIPT', 'http://cdn.example.org/a.js', 'an https address'],
    ['CELO_ASSISTANT_SCRIPT', 'a.js', 'an https address'],
    ['CELO_ASSISTANT_TOKEN', 'two words', 'the public token: 8 to 512'],
    ['CELO_ASSISTANT_TOKEN', 'short', 'the public token: 8 to 512'],
    ['CELO_ASSISTANT_ATTRIBUTE', 'onclick', 'such as data-api-key'],
    ['CELO_ASSISTANT_ELEMENT', '"><script>', 'the id of the element'],
    ['CELO_ANALYTICS_ID', 'ABCDEF', 'G-XXXXXXXXXX'],
    ['CELO_ANALYTICS_ID', "G-ABC'+alert(1)", 'G-XXXXXXXXXX'],
    ['CELO_TAG_MANAGER_ID', 'G-ABCDEF', 'GTM-XXXXXXX'],
    ['CELO_FORMS_SCRIPT', 'javascript:alert(1)', 'an https address'],
    ['CELO_FORMS_SCRIPT', 'https://name:secret@forms.example.org/a.js', 'without a name or password'],
    ['CELO_SEARCH_APP_ID', 'lowercase1', 'ten capital letters and digits'],
    ['CELO_SEARCH_API_KEY', 'z'.repeat(32), '32 hexadecimal digits'],
    ['CELO_SEARCH_INDEX', 'a/b', 'an index name'],
  ])('of %s, %j, stops the build and names the expected form', (name, value, expected) => {
    const message = getError({ ...wellFormed, [name]: value })
    expect(message).toContain(`${name}: found ${JSON.stringify(value)}; expected `)
    expect(message).toContain(expected)
    expect(message).toContain('. Fix: correct it, or unset it; see .env.example.')
  })

  it('control: well-formed values give no error', () => expect(getError(wellFormed)).toBe('no error'))
})

describe('variables that only work together', () => {
  it.each([
    ['CELO_ASSISTANT_SCRIPT', 'CELO_ASSISTANT_TOKEN'],
    ['CELO_ASSISTANT_TOKEN', 'CELO_ASSISTANT_SCRIPT'],
    ['CELO_ASSISTANT_ATTRIBUTE', 'CELO_ASSISTANT_SCRIPT'],
    ['CELO_ASSISTANT_ELEMENT', 'CELO_ASSISTANT_SCRIPT'],
    ['CELO_ASSISTANT_ORIGINS', 'CELO_ASSISTANT_SCRIPT'],
    ['CELO_ANALYTICS_ORIGINS', 'CELO_ANALYTICS_ID'],
    ['CELO_TAG_MANAGER_ORIGINS', 'CELO_TAG_MANAGER_ID'],
    ['CELO_FORMS_ORIGINS', 'CELO_FORMS_SCRIPT'],
    ['CELO_SEARCH_APP_ID', 'CELO_SEARCH_API_KEY'],
    ['CELO_SEARCH_API_KEY', 'CELO_SEARCH_APP_ID'],
    ['CELO_SEARCH_INDEX', 'CELO_SEARCH_APP_ID'],
    ['CELO_SEARCH_INSIGHTS', 'CELO_SEARCH_APP_ID'],
  ])('%s asks for %s', (one, other) => {
    expect(getError({ [one]: 'x' })).toBe(
      `${one}: found it without ${other}; expected both or neither. Fix: set ${other}, or unset ${one}; see .env.example.`,
    )
  })
})

describe('a name that no service has', () => {
  it('stops the build, and the names that there are follow', () => {
    const message = getError({ CELO_ANALITICS_ID: 'x', CELO_ASSISTANT_ORIGIN: 'https://a.example.org' })
    expect(message).toMatch(
      /^CELO_ASSISTANT_ORIGIN: found a variable that doesn't belong to a service; expected one of /,
    )
    expect(message).toContain('CELO_ASSISTANT_ORIGINS, ')
  })

  it('is not one that is empty, or of something else', () => {
    expect(getError({ CELO_ASSISTANT_ORIGIN: '', CELO_ROOT: '/somewhere', CELO_LOCAL_CHAIN: '1' })).toBe(
      'no error',
    )
  })
})
