import { formatDiagnostic } from '../../model/diagnostic'
import { describe, expect, it } from 'vitest'
import { homeSample } from '../../model/code-block/home-sample'
import { readPage } from './page'
import { pageLine } from './blocks/join-blocks'
import { listPrograms } from './programs'

const facts = (path: string) => {
  if (path === 'versions.viem') return '2.57.1'
  throw new Error(`Unknown fact path "${path}".`)
}
const fence = (meta: string, code = 'x', lang = 'ts') => `text\n\n\`\`\`${lang} ${meta}\n${code}\n\`\`\`\n`
const foundIn = (source: string) => readPage('docs/a.mdx', source, facts).problems.map(({ found }) => found)

describe('readPage', () => {
  it('reads blocks inside components and replaces facts', () => {
    const source = `<Tabs>\n<Tab label="npm">\n\n${fence('title="Terminal" check=shell', 'npm i viem@{{versions.viem}}', 'sh')}\n</Tab>\n</Tabs>`
    const { blocks, problems } = readPage('docs/a.mdx', source, facts)
    expect(problems).toEqual([])
    expect(blocks[0]).toMatchObject({ code: 'npm i viem@2.57.1', check: 'shell', title: 'Terminal', line: 7 })
  })

  it.each([
    ['no class', fence('title="a.ts"'), 'a code block without a check class'],
    ['no language', '```\nx\n```', 'a code block without a language'],
    ['unknown class', fence('check=tipecheck'), 'the check class "tipecheck"'],
    ['unknown key', fence('check=typecheck titel="a"'), 'the key "titel" on the fence'],
    ['word without value', fence('check=typecheck showLineNumbers'), '"showLineNumbers" on the fence'],
    ['language of another class', fence('check=run', 'x', 'json'), 'check=run on a block in "json"'],
    ['illustrative without reason', fence('check=illustrative'), 'check=illustrative without reason'],
    [
      'output without from or reason',
      fence('check=output', 'x', 'text'),
      'check=output without from or reason',
    ],
    [
      'a key of another class',
      fence('check=shell from="a.ts"', 'ls', 'sh'),
      'from on a block with check=shell',
    ],
    ['unknown chain', fence('check=run chain=alfajores'), 'chain=alfajores'],
    [
      'unknown fact',
      fence('check=typecheck', '{{versions.wiem}}'),
      '{{versions.wiem}}: Unknown fact path "versions.wiem".',
    ],
  ])('reports %s', (_, source, found) => {
    expect(foundIn(source)).toEqual([found])
  })

  it('reads the samples of the landing page as blocks of /', () => {
    const { route, blocks } = readPage(
      homeSample.file,
      `## A\n\n${fence('title="a.ts" check=run', '{{versions.viem}}')}`,
      facts,
    )
    expect(route).toBe('/')
    expect(blocks).toMatchObject([{ title: 'a.ts', check: 'run', line: 6, code: '2.57.1' }])
  })

  it('control: reports a wrong fact in a sample of the landing page, with its line', () => {
    const { problems } = readPage(
      homeSample.file,
      `## A\n\n${fence('check=run', '{{versions.wiem}}')}`,
      facts,
    )
    expect(problems).toMatchObject([{ file: homeSample.file, line: 6 }])
  })

  it('reports a page that is not MDX', () => {
    expect(foundIn('<Tabs>\n\nnever closed')[0]).toMatch(/^a page that MDX cannot read/)
  })

  it('says where, what was found, what was expected and how to fix it', () => {
    const [problem] = readPage('docs/a.mdx', fence('check=tipecheck'), facts).problems
    expect(formatDiagnostic(problem!)).toBe(
      'docs/a.mdx:3: found the check class "tipecheck"; expected check= with one of run, typecheck, compile, shell, parse, output, illustrative; fix: did you mean "typecheck"?',
    )
  })
})

it('the route of a page is its slug, if it has one', () => {
  expect(readPage('docs/a/b.mdx', '---\nslug: /elsewhere\n---\n', facts).route).toBe('/elsewhere')
  expect(readPage('docs/a/b.mdx', 'Text.', facts).route).toBe('/a/b')
})

describe('listPrograms', () => {
  it('joins blocks of one title in order, and finds the line of the page again', () => {
    const source =
      fence('title="a.ts" check=typecheck', 'one\ntwo') + fence('title="a.ts" check=typecheck', 'three')
    const { programs } = listPrograms(readPage('docs/a.mdx', source, facts))
    expect(programs.map(({ code }) => code)).toEqual(['one\ntwo\n\nthree'])
    expect([1, 2, 4].map((line) => pageLine(programs[0]!, line))).toEqual([4, 5, 10])
  })

  it('does not join shell blocks', () => {
    const block = fence('title="Terminal" check=shell', 'ls', 'sh')
    expect(listPrograms(readPage('docs/a.mdx', block + block, facts)).programs).toHaveLength(2)
  })

  it('reports one title with two classes', () => {
    const source = fence('title="a.ts" check=typecheck') + fence('title="a.ts" check=run')
    const [problem] = listPrograms(readPage('docs/a.mdx', source, facts)).problems
    expect(problem?.found).toBe('"a.ts" as ts check=run, first as ts check=typecheck')
  })
})
