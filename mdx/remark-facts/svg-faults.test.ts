import { expect, it } from 'vitest'
import { inlineSvg } from './inline-svg'
import { svgFaults } from './svg-faults'

const drawing = (inside: string, head = 'viewBox="0 0 9 9"'): string =>
  `<svg ${head}>\n<title>Name</title><desc>Words</desc>\n${inside}\n</svg>`

it('accepts a picture of shapes that refers to itself', () => {
  expect(svgFaults(drawing('<path id="a" d="M0 0"/><use href="#a"/><g fill="url(#a)"/>'))).toEqual([])
})

const faults: [what: string, svg: string, line: number, found: string][] = [
  ['a script', drawing('<script>1</script>'), 3, '<script>'],
  ['an event handler', drawing('<g onclick="x()"/>'), 3, 'the attribute onClick on <g>'],
  ['an event handler behind a slash', drawing('<g/onload=x()>'), 3, 'the attribute onLoad on <g>'],
  ['foreign elements', drawing('<foreignObject/>'), 3, '<foreignObject>'],
  ['an animated address', drawing('<set attributeName="href" to="x"/>'), 3, '<set>'],
  ['a style attribute', drawing('<g style="fill:red"/>'), 3, 'the attribute style on <g>'],
  ['a style element', drawing('<style>g{}</style>'), 3, '<style>'],
  ['an address elsewhere', drawing('<use href="other.svg#a"/>'), 3, 'the address "other.svg#a"'],
  ['an address without quotes', drawing('<use href=https://a.b/ />'), 3, 'the address "https://a.b/"'],
  ['a picture', drawing('<image href="https://a.b"/>'), 3, '<image>'],
  ['a link', drawing('<a href=https://a.b/><path/></a>'), 3, '<a>'],
  ['an old-style address', drawing('<use xlink:href="#a"/>'), 3, 'the attribute xLinkHref on <use>'],
  ['a paint elsewhere', drawing('<g fill="url(a.svg#b)"/>'), 3, 'url(a.svg#b)'],
  ['a paint elsewhere in quotes', drawing('<g fill="url(\'//a.b#c\')"/>'), 3, "url('//a.b#c')"],
  ['HTML, which ends the picture', drawing('<p>x</p>'), 3, '<p> outside the image'],
  ['a redirect', drawing('<meta http-equiv="refresh" content="0;url=//a.b">'), 3, '<meta> outside the image'],
  ['a form', `${drawing('')}\n<form action=https://a.b/></form>`, 5, '<form> outside the image'],
  ['a script in the name', drawing('').replace('Name', '<script>1</script>Name'), 2, '<script>'],
  ['a document type', `<!DOCTYPE svg>\n${drawing('')}`, 1, 'a document type'],
  ['no viewBox', drawing('', 'width="9"'), 1, 'no viewBox'],
  ['no title', '<svg viewBox="0 0 1 1"><desc>Words</desc></svg>', 1, 'no <title>'],
  ['an empty description', '<svg viewBox="0 0 1 1"><title>Name</title><desc> </desc></svg>', 1, 'no <desc>'],
]

it.each(faults)('refuses %s', (_, svg, line, found) => {
  expect(svgFaults(svg)).toContainEqual(expect.objectContaining({ line, found }))
})

it('gives each image its own ids', () => {
  const { svg, title } = inlineSvg(drawing('<path id="a"/><use href="#a"/><g fill="url(#a)"/>'), 'p-2')
  expect(svg).toContain('<path id="p-2-a"/><use href="#p-2-a"/><g fill="url(#p-2-a)"/>')
  expect(svg).toContain('<svg role="img" aria-labelledby="p-2-title p-2-desc" viewBox="0 0 9 9">')
  expect(title).toBe('Name')
})

it('writes what was checked, no matter how a file mixes quotes and comments', () => {
  const mixed = drawing(`<text id='<!--'>a</text><text id="b-->'><img src=x onerror=1>">c</text>`)
  expect(svgFaults(mixed)).toEqual([])
  expect(svgFaults(inlineSvg(mixed, 'p').svg)).toEqual([])
})
