import { describe, expect, it } from 'vitest'
import { folderTree } from '../sites/folder-tree'
import { corpusHash, getFile } from './corpus'
import { generatedCorpus } from './generated'
import { readExportedPage, siteCorpus } from './site-pages'

describe('generated pages', () => {
  const corpus = generatedCorpus(100)

  it('have the requested number, each with a unique URL', () => {
    expect(corpus.pages).toHaveLength(100)
    expect(new Set(corpus.pages.map(({ route }) => route)).size).toBe(100)
  })

  it('are the same on every machine', () => expect(corpusHash(corpus)).toBe('51d47f1d7314'))
  it('control: a different number of pages is a different corpus', () =>
    expect(corpusHash(generatedCorpus(101))).not.toBe(corpusHash(corpus)))

  it('contain the measured pages and the word to search for', () => {
    const texts = new Map(corpus.pages.map(({ route, body }) => [route, body]))
    expect(texts.has(corpus.page) && texts.has(corpus.next)).toBe(true)
    expect([...texts.values()].filter((body) => body.includes(corpus.query)).length).toBeGreaterThan(10)
  })

  it('are in folders', () => {
    expect(getFile(corpus, '/')).toBe('index.md')
    expect(getFile(corpus, '/section-1')).toBe('section-1/index.md')
    expect(getFile(corpus, corpus.page)).toBe('section-1/page-3.md')
    expect(folderTree(corpus)[0]!.below).toHaveLength(24)
  })
})

describe('pages of this site', () => {
  const text =
    '---\ntitle: A title\ndescription: Half a sentence\n---\n\n# A title\n\nHalf a sentence\n\nText with a [link](https://docs.celo.org/build/quickstart.md#go) and [another](https://celo.org).\n'

  it('are read from their exports', () =>
    expect(readExportedPage('build/a.md', text)).toEqual({
      route: '/build/a',
      title: 'A title',
      description: 'Half a sentence',
      body: 'Text with a [link](/build/quickstart#go) and [another](https://celo.org).\n',
    }))

  it('keep the addresses of pictures', () => {
    const picture = '![A panel](https://docs.celo.org/img/panel.avif)'
    const { body } = readExportedPage('a.md', `${text}${picture} [a](https://docs.celo.org/a)`)
    expect(body).toContain(`${picture} [a](/a)`)
  })

  it('are rejected without front matter', () =>
    expect(() => readExportedPage('a.md', 'Text')).toThrow(
      'a.md: found no front matter, expected an exported page.',
    ))

  it('require a build', () =>
    expect(() => siteCorpus('no-such-folder')).toThrow(
      'no-such-folder/index.md: found nothing, expected an exported page. Fix: npm run build',
    ))
})
