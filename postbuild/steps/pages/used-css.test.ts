import { describe, expect, it } from 'vitest'
import { fromHtml } from 'hast-util-from-html'
import { listNames, usedCss } from './used-css'

const css =
  '@layer a,b;@layer a{p{color:red}.used{color:red}.unused{color:red}.used .unused{top:0}.used,.unused:hover{left:0}}' +
  '@layer b{@media (min-width:1px){.unused{top:0}}@keyframes turn{to{rotate:1turn}}.used:not(.unused){top:1px}}'

const listIn = (html: string) => listNames(fromHtml(html))

describe('usedCss', () => {
  const result = usedCss(css, listIn('<p class="used other"><i id=mark></i>'))

  it('keeps what can apply', () => {
    expect(result).toContain('p{color:red}')
    expect(result).toContain('.used:not(.unused){top:1px}')
    expect(result).toContain('.used{left:0}')
  })

  it('drops rules whose names are not on the page, and blocks that become empty', () => {
    expect(result.replace(':not(.unused)', '')).not.toContain('unused')
    expect(result).not.toContain('@media')
    expect(result).not.toContain('@keyframes')
  })

  it('leaves out the space after @media', () =>
    expect(usedCss('@media (min-width:1px){p{top:0}}', new Set())).toBe('@media(min-width:1px){p{top:0}}'))

  it('leaves print rules to the full stylesheet', () => {
    expect(usedCss('@media print{p{top:0}}p{left:0}', new Set())).toBe('p{left:0}')
  })

  it("drops a class's rule if only an id has that name", () => {
    expect(usedCss('.mark{top:0}#mark{left:0}', listIn('<i id=mark></i>'))).toBe('#mark{left:0}')
  })

  it('keeps the order of layers', () => expect(result.startsWith('@layer a,b;')).toBe(true))

  it('keeps rules inside :is() and :has(), regardless of their names', () => {
    expect(usedCss('.a:has(.b){top:0}:is(.c,.d) p{top:0}', listIn('<p class=a>'))).toBe(
      '.a:has(.b){top:0}:is(.c,.d) p{top:0}',
    )
  })
})

describe('listNames', () => {
  it('reads quoted and bare attributes', () => {
    expect([...listIn('<a class="one two" id=three><b class=four>')]).toEqual([
      '.one',
      '.two',
      '#three',
      '.four',
    ])
  })
})
