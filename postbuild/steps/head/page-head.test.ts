import { describe, expect, it } from 'vitest'
import { pointer, withPageHead } from './page-head'

const site = { origin: 'https://docs.test', routes: new Set<string>() }
const html =
  '<html><head><script type=application/json id=scripts>[]</script><body><script>x</script><div id=__docusaurus><dl class=status><dt>a<dd>b</dl></div>'

describe('the head of a page', () => {
  const done = withPageHead(html, '/a b/c', site)
  it('names the canonical address and the Markdown', () => {
    expect(done).toContain(
      '<link rel=canonical href=https://docs.test/a%20b/c><link rel=alternate type=text/markdown href=/a%20b/c.md>',
    )
  })
  it('shows the picture of its area where it is linked', () => {
    const cli = withPageHead(html, '/cli/account', site)
    expect(cli).toContain('<meta property=og:image content=https://docs.test/img/preview/cli.png>')
  })
  it('points to the index right at the start of the body', () =>
    expect(done).toContain(`${pointer}<div id=__docusaurus>`))
  it('is added once', () => expect(withPageHead(done, '/a b/c', site)).toBe(done))
  it('of the not-found page has no address', () =>
    expect(withPageHead(html, '/404', site, false)).not.toContain('<link'))
  it('control: stops when the shell changed', () => {
    expect(() => withPageHead('<html>', '/x', site)).toThrow(
      'build/x: found no <div id=__docusaurus> in the page',
    )
  })
})
