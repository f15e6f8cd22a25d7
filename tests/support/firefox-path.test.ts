import { describe, expect, it } from 'vitest'
import { firefoxPath } from './firefox-path'

const env = { FIREFOX_PATH: '/opt/firefox' }

describe('firefoxPath', () => {
  it('accepts a version that Playwright supports', () =>
    expect(firefoxPath(env, () => 'Mozilla Firefox 153.7.0esr\n')).toBe('/opt/firefox'))

  it.each(['Mozilla Firefox 140.12.0esr', 'Chromium 156.0', ''])('ignores %o', (told) =>
    expect(firefoxPath(env, () => told)).toBeUndefined(),
  )

  it('finds none if there is none', () => expect(firefoxPath({ PATH: '/nowhere' })).toBeUndefined())
})
