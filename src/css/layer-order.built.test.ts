import { readFileSync } from 'node:fs'
import { toString } from 'hast-util-to-string'
import postcss from 'postcss'
import { expect, it } from 'vitest'
import { findElements, withTag } from '../../model/html'
import { listFiles } from '../../postbuild/built-files'
import { readBuiltPages } from '../../tests/support/built-pages'

/** Names of a style sheet's layers in the order in which they win, later ones over earlier ones. */
function listLayers(css: string): string[] {
  const names: string[] = []
  postcss.parse(css).walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',').map((part) => part.trim()))
      if (!names.includes(name)) names.push(name)
  })
  return names
}

/** The first two layers of a sheet that aren't in the declared order, if any. */
function findDisorder(css: string, declared: readonly string[]): string | undefined {
  const places = listLayers(css).map((name) => declared.indexOf(name))
  const at = places.findIndex((place, index) => index > 0 && place < (places[index - 1] ?? -1))
  return at < 0 ? undefined : `${declared[places[at - 1] ?? 0]} before ${declared[places[at] ?? 0]}`
}

const declared = listLayers(readFileSync('src/css/layers.css', 'utf8'))

it('the style sheets of the site and the styles of each page keep the order of the layers', async () => {
  const sheets = listFiles('build').filter((name) => name.endsWith('.css'))
  expect(sheets).toContain('search-dialog.css')
  const inPages = (await readBuiltPages()).flatMap(({ file, tree }) =>
    findElements(tree, withTag('style')).map((style) => ({ name: file, css: toString(style) })),
  )
  expect(inPages.length).toBeGreaterThan(300)
  const styles = [...sheets.map((name) => ({ name, css: readFileSync(`build/${name}`, 'utf8') })), ...inPages]
  const found = styles.flatMap(({ name, css }) => {
    const disorder = findDisorder(css, declared)
    return disorder === undefined ? [] : [`${name}: ${disorder}`]
  })
  expect(found).toEqual([])
})

it('control: finds a layer that comes too early, unless the order was stated first', () => {
  const css = '@layer components{a{top:0}}@layer code{a{top:1px}}'
  expect(findDisorder(css, declared)).toBe('components before code')
  expect(findDisorder(`@layer code,components;${css}`, declared)).toBeUndefined()
})
