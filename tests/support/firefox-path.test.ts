import { describe, expect, it } from 'vitest'
import { firefoxPath } from './firefox-path'

const env = { FIREFOX_PATH: '/opt/firefox' }

describe('firefoxPath', () => {
  it('takes one that the driver knows', () =>
    expect(firefoxPath(env, () => 'Mozilla Firefox 153.7.0esr\n')).toBe('/opt/firefox'))

  it.each(['Mozilla Firefox 140.12.0esr', 'Chromium 156.0', ''])('leaves %o alone', (told) =>
    expect(firefoxPath(env, () => told)).toBeUndefined(),
  )

  it('finds none where none is', () => expect(firefoxPath({ PATH: '/nowhere' })).toBeUndefined())
})
