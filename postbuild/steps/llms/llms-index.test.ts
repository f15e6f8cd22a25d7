import { describe, expect, it } from 'vitest'
import { areaOfRoute } from './areas'
import type { IndexedPage } from './index-line'
import { areaIndex, areaText, llmsIndex, LONGEST_INDEX } from './llms-index'

const site = { origin: 'https://docs.test', routes: new Set<string>() }
const known = { layer2Since: '26 March 2025', testnet: 'Celo Sepolia' }
const page = (route: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  route,
  title: `Page [${route}]`,
  description: 'What it is for',
  status: 'current',
  isDocument: true,
  ...more,
})
const pages = [
  page('/cli/account'),
  page('/developer/viem'),
  page('/network/alfajores', { status: 'retired' }),
  page('/showcase', { isDocument: false }),
]
const many = (count: number, title: number) =>
  Array.from({ length: count }, (_, index) =>
    page(`/cli/${index}`, { title: 'x'.repeat(title), description: 'y'.repeat(120) }),
  )
const getIndex = (given: readonly IndexedPage[]) => llmsIndex({ pages: given, files: [], site, known })

describe('llms.txt', () => {
  it('has one section per area, one line per page, and the past at the end', () => {
    const lines = getIndex(pages)
      .split('\n')
      .filter((line) => /^## |^- \[Page/.test(line))
    expect(lines).toEqual([
      '## Areas',
      '## Tooling',
      '- [Page \\[/developer/viem\\]](https://docs.test/developer/viem.md): What it is for',
      '## CLI',
      '- [Page \\[/cli/account\\]](https://docs.test/cli/account.md): What it is for',
      '## Lists and search',
      '- [Page \\[/showcase\\]](https://docs.test/showcase.md): What it is for',
      '## Optional: historical pages',
      '- [Page \\[/network/alfajores\\]](https://docs.test/network/alfajores.md): What it is for',
    ])
  })

  it('leaves descriptions to the areas, group by group, when it gets long', () => {
    const text = getIndex([...pages, ...many(300, 30)])
    expect(text.length).toBeLessThan(LONGEST_INDEX)
    expect(text.match(/^- \[x+\]/gm)).toHaveLength(300)
    expect(text).not.toContain('yyy')
    expect(text).toContain('/developer/viem.md): What it is for')
  })

  it('control: stops when it is too long without any', () => {
    expect(() => getIndex(many(600, 60))).toThrow(
      /build\/llms\.txt: found \d+ characters, expected fewer than 50000/,
    )
  })
})

describe('the files of an area', () => {
  const cli = areaOfRoute('/cli/account')
  it('list its pages only', () => {
    expect(areaIndex(cli, pages, site)).toContain('/cli/account.md')
    expect(areaIndex(cli, pages, site)).not.toContain('/developer/viem.md')
  })
  it('hold its text, with the past at the end', () => {
    const tooling = areaOfRoute('/developer/viem')
    expect(areaText(tooling, (route) => `# ${route}\n`, [...pages].reverse())).toBe(
      '# /developer/viem\n\n# /network/alfajores\n',
    )
  })
})
