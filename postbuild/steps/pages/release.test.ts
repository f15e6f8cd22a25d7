import { describe, expect, it } from 'vitest'
import { BuiltPage } from '../../built-page'
import { getOneRelease, getRelease } from './release'

const makePage = (list: string, text = '') =>
  new BuiltPage('index.html', `<head><script type=application/json id=scripts>${list}</script></head>${text}`)

describe('the release of a page', () => {
  it('is the same for the same files, no matter what the text is', () => {
    expect(getRelease(makePage('["/a.1.js"]', 'one'))).toBe(getRelease(makePage('["/a.1.js"]', 'two')))
    expect(getRelease(makePage('["/a.1.js"]'))).toMatch(/^[0-9a-f]{8}$/)
  })

  it('control: is another one when a file changed', () => {
    expect(getRelease(makePage('["/a.1.js"]'))).not.toBe(getRelease(makePage('["/a.2.js"]')))
  })

  it('is the same for all pages', () => {
    expect(getOneRelease([])).toBeUndefined()
    expect(getOneRelease([makePage('["/a.js"]'), makePage('["/a.js"]', 'two')])).toMatch(/^[0-9a-f]{8}$/)
    expect(() => getOneRelease([makePage('["/a.js"]'), makePage('["/b.js"]')])).toThrow(
      'build/index.html: found another list of scripts than in index.html; expected one release.',
    )
  })

  it('is an error if the list is missing', () =>
    expect(() => getRelease(new BuiltPage('a.html', '<p>x'))).toThrow('config/html-template.ts'))
})
