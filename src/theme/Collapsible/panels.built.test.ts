import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, it } from 'vitest'
import { findElement, findElements, hasClass, withTag } from '../../../model/html'
import { readBuiltPages } from '../../../tests/support/built-pages'

/** Panels in a page's content that would open at once; menus are meant to. */
function listUnanimated(tree: Nodes) {
  const main = findElement(tree, withTag('main'))
  const panels = main ? findElements(main, withTag('details')) : []
  return panels.filter((panel) => panel.properties.dataFold === undefined && !hasClass(panel, 'dropdown'))
}

it('S4.29 every panel in the content of a page opens with an animation', async () => {
  const pages = await readBuiltPages()
  expect(pages.length).toBeGreaterThan(300)
  const faulty = pages.filter(({ tree }) => listUnanimated(tree).length > 0)
  expect(faulty.map(({ file }) => file)).toEqual([])
})

it('control: names a panel without the attribute, and no menu', () => {
  const menu = '<details class="dropdown page-menu"><summary>Copy</summary></details>'
  const panel = '<details id=panel><summary>More</summary></details>'
  const tree = fromHtml(`<main id=main>${menu}${panel}<details data-fold=""></details></main>`)
  expect(listUnanimated(tree).map(({ properties }) => properties.id)).toEqual(['panel'])
})
