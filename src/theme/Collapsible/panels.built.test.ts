import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFiles } from '../../../postbuild/built-files'

/** Panels in a page's content that would open at once; menus are meant to. */
function listUnanimated(html: string): string[] {
  const [, main = ''] = /<main\b[^>]*>([^]*?)<\/main>/.exec(html) ?? []
  const panels = main.match(/<details\b[^>]*>/g) ?? []
  return panels.filter((tag) => !tag.includes('data-fold') && !/class="?[^">]*dropdown/.test(tag))
}

it('S4.29 every panel in the content of a page opens with an animation', () => {
  const pages = listFiles('build').filter((name) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(300)
  expect(pages.filter((name) => listUnanimated(readFileSync(`build/${name}`, 'utf8')).length > 0)).toEqual([])
})

it('control: names a panel without the attribute, and no menu', () => {
  const menu = '<details class="dropdown page-menu"><summary>Copy</summary></details>'
  const panel = '<details><summary>More</summary></details>'
  expect(listUnanimated(`<main id=main>${menu}${panel}<details data-fold=""></details></main>`)).toEqual([
    '<details>',
  ])
})
