import original from 'path-to-regexp'
import { describe, expect, it } from 'vitest'
import ours from './path-to-regexp'

const paths = ['/', '/search', '/search/', '/markdown-page', '/a.b', '*']
const addresses = [
  '',
  '/',
  '/search',
  '/search/',
  '/Search',
  '/search/x',
  '/searching',
  '/a.b',
  '/axb',
  '/a.b/',
]
const flags = [true, false]
const options = flags.flatMap((end) =>
  flags.flatMap((strict) => flags.map((sensitive) => ({ end, strict, sensitive }))),
)

describe('path-to-regexp for the router', () => {
  it.each(paths)('matches %s as the original does', (path) => {
    for (const option of options) {
      const [wanted, found] = [original, ours].map((make) => {
        const keys: { name: string | number }[] = []
        const expression = make(path, keys as never[], option)
        return {
          names: keys.map(({ name }) => name),
          matches: addresses.map((each) => expression.exec(each)),
        }
      })
      expect(found, JSON.stringify(option)).toEqual(wanted)
    }
  })

  it('control: a path with a parameter differs', () =>
    expect(ours('/:id', []).test('/1')).not.toBe(original('/:id', []).test('/1')))
})
