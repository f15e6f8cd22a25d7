import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choosePages, type PageKinds } from './choose-pages'

const page = (route: string, ...kinds: string[]): PageKinds => ({ route, kinds: new Set(kinds) })

describe('choosePages', () => {
  it('takes a page for a kind of element that only this page has', () => {
    expect(
      choosePages([page('/a', 'p.', 'h1.'), page('/b', 'p.'), page('/c', 'p.', 'form.calculator')]),
    ).toEqual(['/a', '/c'])
  })

  it('together have every kind, whatever the pages', () => {
    const kinds = fc.array(fc.constantFrom('p.', 'a.', 'li.', 'pre.code', 'svg.'), { maxLength: 5 })
    fc.assert(
      fc.property(fc.array(kinds, { maxLength: 8 }), (lists) => {
        const pages = lists.map((list, index) => page(`/${index}`, ...list))
        const chosen = choosePages(pages)
        const found = pages.filter(({ route }) => chosen.includes(route)).flatMap((one) => [...one.kinds])
        expect(new Set(found)).toEqual(new Set(lists.flat()))
      }),
    )
  })
})
