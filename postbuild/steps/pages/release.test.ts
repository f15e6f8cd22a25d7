import { describe, expect, it } from 'vitest'
import { getRelease, withRelease } from './release'

const page = (list: string) => `<head><script type=application/json id=scripts>${list}</script></head>`

describe('the release of a page', () => {
  it('is the same for the same files, whatever the text', () => {
    expect(getRelease(`${page('["/a.1.js"]')}one`)).toBe(getRelease(`${page('["/a.1.js"]')}two`))
    expect(getRelease(page('["/a.1.js"]'))).toMatch(/^[0-9a-f]{8}$/)
  })

  it('control: is another one when a file changed', () => {
    expect(getRelease(page('["/a.1.js"]'))).not.toBe(getRelease(page('["/a.2.js"]')))
  })

  it('is written beside the list', () => {
    expect(withRelease(page('["/a.js"]'), '0123abcd')).toBe(
      '<head><script type=application/json id=scripts data-release=0123abcd>["/a.js"]</script></head>',
    )
    expect(withRelease('<script type="application/json" id="scripts">[]</script>', 'f')).toBe(
      '<script type="application/json" id="scripts" data-release=f>[]</script>',
    )
  })

  it('is an error where the list is missing', () =>
    expect(() => getRelease('<html></html>')).toThrow('config/html-template.ts'))
})
