import { describe, expect, it } from 'vitest'
import { takeCallouts } from './callouts'
import { facts, fence, makePage, makeSource } from '../../checks/content/page-fixture'
import { readPage } from './read-page'
import { routeFromFile } from '../route'

const findProblems = (body: string) => readPage('docs/page.mdx', makeSource(body), facts).problems

describe('reading a page', () => {
  it('counts as prose what readers see: facts, link texts, list items, callout titles and cards', () => {
    const page = makePage(
      [
        'A block comes every <Fact of="chains.celo.blockTime" />. See [Build](/build).',
        '- One item.',
        ':::note[A title here]\nInside it.\n:::',
        '<Card to="/build" title="Build">write an app</Card>',
        '## Not counted here',
        '| Not | counted |\n|---|---|\n| at | all |',
        fence('sh check=shell', 'not counted either'),
      ].join('\n\n'),
    )
    expect(page.prose.map((sentence) => sentence.text)).toEqual([
      'A block comes every 1 second.',
      'See Build.',
      'One item.',
      'Inside it.',
      'Build: write an app',
      'A title here',
    ])
    expect(page.measure).toMatchObject({ words: 19, sentences: 6 })
  })

  it('knows the line of a sentence in a paragraph of several lines', () => {
    const page = makePage('First one\nends here. Second one.\nThird one.')
    const [first = 0, ...rest] = page.prose.map((sentence) => sentence.line)
    expect(rest).toEqual([first + 1, first + 2])
  })

  it('reports MDX that cannot be read, with its line', () => {
    expect(findProblems('Text.\n\n<Fact of="x">')).toMatchObject([{ field: 'mdx', line: 15 }])
    expect(findProblems('A value {{chains.celo.rpc}} here.')).toMatchObject([{ field: 'mdx' }])
  })

  it.each([
    '<Fact of="chains.celo.blokTime" />',
    'It is <Network id="celo-main" />.',
    '| A |\n|---|\n| <Address of="USDX" network="celo" role="token" /> |',
  ])('reports the unknown fact of %s once', (body) => {
    expect(findProblems(body)).toMatchObject([{ field: 'fact', severity: 'error' }])
  })

  it('leaves callout marks in code alone and keeps every line in its place', () => {
    const source = ['```md check=illustrative', ':::note[x]', '```', ':::tip[y]', 'text', ':::'].join('\n')
    const taken = takeCallouts(source)
    expect(taken.callouts).toEqual([{ kind: 'tip', title: 'y', line: 4, endLine: 6 }])
    expect(taken.source.split('\n')).toEqual([
      '```md check=illustrative',
      ':::note[x]',
      '```',
      '',
      'text',
      '',
    ])
  })

  it.each([
    ['docs/build/index.mdx', undefined, '/build'],
    ['docs/developer/viem.mdx', undefined, '/developer/viem'],
    ['docs/index.mdx', undefined, '/'],
    ['docs/x.mdx', '/y', '/y'],
  ])('gives %s with slug %s the route %s', (file, slug, route) => {
    expect(routeFromFile(file, slug)).toBe(route)
  })
})
