import { expect, it } from 'vitest'
import { inlineSvg } from './diagram'
import { svgFaults } from './svg-faults'

const drawing = (inside: string, head = 'viewBox="0 0 9 9"'): string =>
  `<svg ${head}>\n<title>Name</title><desc>Words</desc>\n${inside}\n</svg>`

it('accepts a picture of shapes that refers to itself', () => {
  expect(svgFaults(drawing('<path id="a" d="M0 0"/><use href="#a"/><g fill="url(#a)"/>'))).toEqual([])
})

const faults: [what: string, svg: string, line: number, found: string][] = [
  ['a script', drawing('<script>1</script>'), 3, '<script>'],
  ['an event handler', drawing('<g onclick="x()"/>'), 3, 'the event handler onclick'],
  ['foreign elements', drawing('<foreignObject/>'), 3, '<foreignObject>'],
  ['a style attribute', drawing('<g style="fill:red"/>'), 3, 'a style attribute'],
  ['a style element', drawing('<style>g{}</style>'), 3, '<style>'],
  ['an address elsewhere', drawing('<use href="other.svg#a"/>'), 3, 'the address "other.svg#a"'],
  ['an old-style address', drawing('<image xlink:href="https://a.b"/>'), 3, 'the address "https://a.b"'],
  ['a paint elsewhere', drawing('<g fill="url(a.svg#b)"/>'), 3, 'url(a.svg#b)'],
  ['a document type', `<!DOCTYPE svg>\n${drawing('')}`, 1, 'a document type'],
  ['no viewBox', drawing('', 'width="9"'), 1, 'no viewBox'],
  ['no title', '<svg viewBox="0 0 1 1"><desc>Words</desc></svg>', 1, 'no <title>'],
  ['an empty description', '<svg viewBox="0 0 1 1"><title>Name</title><desc> </desc></svg>', 1, 'no <desc>'],
]

it.each(faults)('refuses %s', (_, svg, line, found) => {
  expect(svgFaults(svg)).toEqual([expect.objectContaining({ line, found })])
})

it('gives ids of its own to each picture', () => {
  const { svg, title } = inlineSvg(drawing('<path id="a"/><use href="#a"/><g fill="url(#a)"/>'), 'p-2')
  expect(svg).toContain('<path id="p-2-a"/><use href="#p-2-a"/><g fill="url(#p-2-a)"/>')
  expect(svg).toContain('<svg role="img" aria-labelledby="p-2-title p-2-desc" viewBox="0 0 9 9">')
  expect(title).toBe('Name')
})
