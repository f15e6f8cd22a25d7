import path from 'node:path'
import { describe, expect, it } from 'vitest'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { getFrontMatter, makeSource } from '../../checks/content/page-fixture'
import { claimRoute } from '../../config/claimed-routes'
import { parsePage } from '../../config/front-matter'
import { parseShowcase } from '../../model/facts/schema/showcase'
import remarkKnownLinks from '../../mdx/remark-known-links'
import { refuseUnknown } from '../../mdx/remark-known-links/refuse-unknown'
import { outline } from '../../sidebars/outline'

const links = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkKnownLinks)
  .use(function compiler() {
    this.compiler = () => ''
  })

/** What the build reports about a page, using docusaurus.config.ts's parser. */
async function buildReads(source: string, frontMatter: Record<string, unknown>) {
  const filePath = path.resolve('docs/page.mdx')
  const defaultParseFrontMatter = async () => ({ frontMatter, content: source })
  return parsePage({ filePath, fileContent: source, defaultParseFrontMatter }).then(
    () => 'accepted',
    (error: Error) => error.message,
  )
}

function readMessage(act: () => unknown): string {
  try {
    act()
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const where = path.join('docs', 'page.mdx')

describe('a page', () => {
  it('control: is accepted if its front matter is complete', async () => {
    expect(await buildReads(makeSource('Text.'), getFrontMatter())).toBe('accepted')
  })

  it('without front matter is rejected with file, field and fix', async () => {
    const message = await buildReads('# Page\n\nText.\n', {})
    expect(message).toContain(`${where}:1 front matter: found a page without front matter`)
    expect(message).toContain('fix: start the file with a block between two lines of ---')
  })

  it('with an unknown field is rejected with file, line, field and fix', async () => {
    const changes = { titel: 'A page' }
    const message = await buildReads(makeSource('Text.', changes), getFrontMatter(changes))
    expect(message).toMatch(new RegExp(`^${where.replaceAll('\\', '\\\\')}:\\d+ titel: found `))
    expect(message).toMatch(/fix: .*title/)
  })

  it("at another page's route is rejected with both files, field and fix", async () => {
    const changes = { slug: '/showcase' }
    const message = await buildReads(makeSource('Text.', changes), getFrontMatter(changes))
    expect(message).toMatch(/:\d+ slug: found the route \/showcase, which src\/pages\/showcase.tsx has/)
    expect(message).toContain('fix: change "slug:", move the file, or remove one of the two')
  })

  it('at the route of an earlier page is rejected', async () => {
    const before = path.join('docs', 'what-is-celo', 'index.mdx')
    claimRoute(before, '', '/taken')
    const changes = { slug: '/taken' }
    const message = await buildReads(makeSource('Text.', changes), getFrontMatter(changes))
    expect(message).toContain(`found the route /taken, which ${before} has`)
  })

  it.each(['See [the build](/buidl).', '<Card to="/buidl" title="Build">\nx\n</Card>'])(
    'with a broken link is rejected with file, line, field and fix: %s',
    (text) => {
      const page = new VFile({ path: path.resolve(where), value: `\n${text}` })
      const message = readMessage(() => links.processSync(page))
      expect(message).toContain(`${where}:2 link: found /buidl; expected a page on this site (near: /build`)
      expect(message).toContain('fix: correct the address, or add the page')
    },
  )

  it('with a link to a page that moved is told its new address', () => {
    const message = readMessage(() =>
      refuseUnknown('/build/build-with-ai', { file: path.resolve(where), line: 7 }),
    )
    expect(message).toContain(':7 link: found /build/build-with-ai; ')
    expect(message).toMatch(/\(moved to (\/\S+)\); fix: write \1$/)
  })

  it.each(['/build', '/build#a-part', '/build?q=1', '/img/favicon.svg', '#part', 'https://celo.org', '/'])(
    'control: may link to %s',
    (url) =>
      expect(readMessage(() => refuseUnknown(url, { file: path.resolve(where), line: 1 }))).toBe('accepted'),
  )
})

describe('a sidebar', () => {
  it('control: accepts an existing page', () => {
    expect(outline([['Build', '/build']], 'build-on-celo')).toHaveLength(1)
  })

  it('that names a missing page is rejected with file, route and fix', () => {
    expect(readMessage(() => outline([['Gone', '/nowhere/at-all']], 'build-on-celo'))).toBe(
      'sidebars/build-on-celo.ts: found /nowhere/at-all, which is no page; expected a route with a file in docs/. Add docs/nowhere/at-all.mdx, or fix the route.',
    )
  })
})

describe('a showcase entry', () => {
  const entry = {
    name: 'Example',
    description: 'One line.',
    website: 'https://example.com/',
    source: 'https://example.com/source',
    tags: ['apps'],
  }
  const read = (change: object) =>
    readMessage(() =>
      parseShowcase('data/showcase.json', JSON.stringify([{ ...entry, ...change }], null, 2), ['apps']),
    )

  it('control: is accepted if it is complete', () => expect(read({})).toBe('accepted'))

  it.each([
    [{ tags: ['appz'] }, 'entry 1 tags.0', 'add the tag to data/tags.json'],
    [{ website: 'example' }, 'entry 1 website', 'copy the address from a browser'],
  ])('%j is rejected with file, line, field and fix', (change, field, fix) => {
    const message = read(change)
    expect(message).toMatch(/^data\/showcase\.json:\d+ /)
    expect(message).toContain(field)
    expect(message).toContain(fix)
  })
})
