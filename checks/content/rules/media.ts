import { getAttribute } from '../../../model/page/blocks'
import { nearHint } from '../../../model/nearest'
import { type Rule, errorAt } from '../context'

const MAX_COLUMNS = 5
const CLASSES = ['run', 'typecheck', 'compile', 'parse', 'shell', 'output', 'illustrative']

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

/** Every code fence has a language and a known check class. */
export const fenceLabel: Rule = (page) =>
  page.fences.flatMap((fence) => {
    const line = fence.position?.start.line ?? 1
    const name = /(?:^|\s)check=([\w-]*)/.exec(fence.meta ?? '')?.[1]
    const known = CLASSES.join(', ')
    const faults = [
      !fence.lang && [
        'a code fence without a language',
        'a language',
        'write it after the three marks, for example ```ts',
      ],
      name === undefined && ['a code fence without a check class', `check= one of ${known}`, 'add check=…'],
      name !== undefined &&
        !CLASSES.includes(name) && [
          `check=${name}`,
          `one of ${known}${nearHint(name, CLASSES)}`,
          'change the class',
        ],
    ]
    return faults.flatMap((fault) => {
      const [found, expected, fix] = fault || []
      return found && expected && fix
        ? [errorAt(page, line, { field: 'code-fence', found, expected, fix })]
        : []
    })
  })
