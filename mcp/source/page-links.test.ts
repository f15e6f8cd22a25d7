import { describe, expect, it } from 'vitest'
import { listPageLinks } from './page-links'

const base = new URL('https://docs.example.org/')
const list = (index: string, at = base) => {
  const { origin, routes } = listPageLinks(index, at)
  return [origin, [...routes]]
}

describe('the pages that llms.txt links', () => {
  it('are Markdown, by full URL, path or name', () =>
    expect(
      list(
        '- [A](https://docs.example.org/a.md): what\n- [B](/b/c.md#x)\n- [D](<d.md>)\n- [Home](/index.md)\n- [No](/x.html) [404](/404.md)',
      ),
    ).toEqual(['https://docs.example.org', ['/a', '/b/c', '/d', '/']]))

  it('of a copy belong to the place where it is published', () =>
    expect(
      list(
        '[A](https://docs.celo.org/a.md) [B](https://docs.celo.org/b.md) [README](https://code.test/r.md)',
        new URL('http://127.0.0.1:3000/'),
      ),
    ).toEqual(['https://docs.celo.org', ['/a', '/b']]))

  it('below a folder have routes below it', () =>
    expect(
      list(
        '[A](https://x.test/docs/a.md) [Other](https://x.test/blog/b.md)',
        new URL('https://x.test/docs/'),
      ),
    ).toEqual(['https://x.test/docs', ['/a']]))

  it('control: links to another site or with other schemes do not count', () =>
    expect(
      list(
        '[A](/a.md) [B](https://y.test/1.md) [C](https://y.test/2.md) [F](file:///etc/x.md) [M](mailto:x.md)',
      ),
    ).toEqual(['https://docs.example.org', ['/a']]))
  it('control: an index without links has no pages', () => expect(list('# Index')).toEqual(['', []]))
})
