import { getClass, readMeta } from '../../../model/code-block/fence-meta'
import { getAttribute } from '../../../model/page/blocks'
import { type Rule, errorAt } from '../context'

const MAX_COLUMNS = 5

/** Tables of at most five columns. */
export const tableWidth: Rule = (page) =>
  page.tables.flatMap((table) => {
    const columns = table.children[0]?.children.length ?? 0
    if (columns <= MAX_COLUMNS) return []
    const expected = `at most ${MAX_COLUMNS}`
    const fix = 'make two tables, or a section for each row'
    const line = table.position?.start.line ?? 1
    return [errorAt(page, line, { field: 'table', found: `${columns} columns`, expected, fix })]
  })

/** Every image has alt text. */
export const imageText: Rule = (page) => {
  const images = page.images.map(({ alt, url, position }) => ({ alt, url, line: position?.start.line ?? 1 }))
  const elements = page.elements
    .filter((element) => element.name === 'img' || element.name === 'Image')
    .map((element) => ({
      alt: getAttribute(element, 'alt'),
      url: getAttribute(element, 'src'),
      line: element.position?.start.line ?? 1,
    }))
  return [...images, ...elements]
    .filter(({ alt }) => !alt?.trim())
    .map(({ url, line }) =>
      errorAt(page, line, {
        field: 'image',
        found: `${url || 'an image'} without an alternative text`,
        expected: 'a text that says what the image shows',
        fix: 'write ![What it shows](…), or alt="…"',
      }),
    )
}

/** Every code fence has a language and a check class that takes it. */
export const fenceLabel: Rule = (page) =>
  page.fences.flatMap(({ lang, meta, position }) => {
    const fault = getClass(lang ?? '', readMeta(meta ?? '').values)
    if (typeof fault === 'string') return []
    return [errorAt(page, position?.start.line ?? 1, { field: 'code-fence', ...fault })]
  })
