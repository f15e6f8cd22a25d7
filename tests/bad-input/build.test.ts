import { describe, expect, it } from 'vitest'
import { buildTinySite, type Outcome } from './build-tiny-site'

const LIMIT = 240_000 // ms per build on a busy machine

function expectStopped({ code, output }: Outcome, ...texts: string[]) {
  for (const text of texts) expect(output).toContain(text)
  expect(code).toBe(1)
}

describe('control: expectStopped detects', () => {
  const output = 'found broken links, source page path = /one'
  it.each<[string, Outcome, string]>([
    ['a build that only warns', { code: 0, output }, 'to be 1'],
    ['a build that was killed', { code: null, output }, 'to be 1'],
    ["a build that doesn't name the page", { code: 1, output: 'found broken links' }, 'to contain'],
  ])('%s', (_, outcome, message) => {
    expect(() => expectStopped(outcome, 'found broken links', 'source page path = /one')).toThrow(message)
  })
})

describe('a build', () => {
  it('control: passes if nothing is wrong', { timeout: LIMIT }, async () => {
    const files = { 'docs/one.mdx': '# One\n\n## Part\n\nSee [part](/one#part), [search](./search.mdx).\n' }
    const { code, output } = await buildTinySite('control', files)
    expect(output).toContain('Generated static files')
    expect(code).toBe(0)
  })

  it('S5.3 rejects a broken link, naming the page and the link', { timeout: LIMIT }, async () => {
    const outcome = await buildTinySite('link', { 'docs/one.mdx': '# One\n\nSee [two](/does-not-exist).\n' })
    expectStopped(outcome, 'found broken links', 'source page path = /one', 'linking to /does-not-exist')
  })

  it('S5.5 rejects a link to a missing heading, naming both', { timeout: LIMIT }, async () => {
    const outcome = await buildTinySite('anchor', {
      'docs/one.mdx': '# One\n\nSee [a part](/search#nope) and [another](#not-here).\n',
    })
    expectStopped(outcome, 'found broken anchors', 'source page path = /one', 'linking to /search#nope')
    expectStopped(outcome, 'linking to #not-here') // on the page itself
  })

  it('rejects a route that two pages have, naming it', { timeout: LIMIT }, async () => {
    const page = (title: string) => `---\nslug: /same\n---\n\n# ${title}\n`
    const outcome = await buildTinySite('route', { 'docs/one.mdx': page('One'), 'docs/two.mdx': page('Two') })
    expectStopped(outcome, 'Duplicate routes found!', '/same')
  })

  it('S8.15 rejects a page without a default export, naming it', { timeout: LIMIT }, async () => {
    const outcome = await buildTinySite('export', {
      'pages/bare.tsx': 'export const Bare = () => <h1>Bare</h1>\n',
    })
    expectStopped(outcome, "The page component at /bare doesn't have a default export.")
  })
})
