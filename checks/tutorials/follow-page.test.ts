import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPage } from '../code/page'
import { PageRun } from './follow-page'
import type { StepResult } from './report'
import type { Note, PageNotes } from './run-notes'

const file = 'docs/fixture.mdx'
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tutorial-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const fence = (meta: string, ...lines: string[]) => ['```' + meta, ...lines, '```', ''].join('\n')
const terminal = (...commands: string[]) => fence('sh title="Terminal" check=shell', ...commands)

/** Follows a page without a chain: none of the fixtures asks one. */
function follow(source: string, notes: Partial<PageNotes> = {}): Promise<StepResult[]> {
  const chain = { url: 'http://127.0.0.1:1', stop: () => Promise.resolve() }
  const environment = {
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    HOME: folder,
    PRIVATE_KEY: '0xtest',
  }
  const page = readPage(file, source, () => 'fact')
  const around = {
    folder,
    source,
    environment,
    chainUrl: chain.url,
    startChain: () => Promise.resolve(chain),
    limitMs: 10_000,
    onStep: () => undefined,
  }
  return new PageRun(page, { notes: [], ...notes }, around).follow()
}

const followWith = (source: string, ...notes: Note[]) => follow(source, { notes })
const listVerdicts = (results: readonly StepResult[]) =>
  results.map(({ what, verdict }) => `${what}: ${verdict}`)

const script = [
  fence('js title="add.js" check=run', 'const sum = 1 + 2'),
  fence('js title="add.js" check=run', "console.log('sum', sum)"),
]
const run = terminal('node add.js')

describe('a page that works', () => {
  it('has its files saved, its commands run in order, and its outputs compared', async () => {
    const shown = fence('text title="Output" check=output from="add.js"', 'sum 3')
    expect(listVerdicts(await follow([...script, shown, run].join('\n')))).toEqual([
      'add.js: saved',
      'add.js: saved',
      'node add.js: passed',
      'output: sum 3: passed',
    ])
  })

  it('keeps the directory and the variables from one command to the next', async () => {
    const source = [
      terminal('mkdir shop', 'cd shop', 'export NAME=jar'),
      fence('text title="a.txt" check=illustrative reason="a text"', 'hello'),
    ]
    const results = await follow([...source, terminal('cat a.txt && test "$NAME" = jar')].join('\n'))
    expect(results.map(({ verdict }) => verdict)).toEqual(['passed', 'passed', 'passed', 'saved', 'passed'])
    expect(readFileSync(join(folder, 'folder-1/shop/a.txt'), 'utf8')).toBe('hello\n')
  })

  it('starts again in an empty directory where the page asks for one', async () => {
    const source = terminal('npm init --yes', 'touch mine', 'npm init --yes', 'test ! -e mine')
    const results = await followWith(source, { at: 'npm init', emptyFolder: true })
    expect(results.map(({ verdict }) => verdict)).toEqual(['passed', 'passed', 'passed', 'passed'])
  })
})

describe('a page with a mistake', () => {
  it('is told of a wrong output, with its line, what it shows and what was printed', async () => {
    const shown = fence('text title="Output" check=output from="add.js"', 'sum 4')
    const results = await follow([...script, run, shown].join('\n'))
    expect(results.at(-1)?.problem).toEqual({
      file,
      line: 14,
      found: '"sum 4"',
      expected: 'sum 3',
      fix: 'show what was printed',
    })
  })

  it('is told of a wrong output of which it shows parts', async () => {
    const shown = fence(
      'text title="Output" check=output reason="the time differs"',
      'Compiled 2 files',
      'in 3 ms',
    )
    const good = await follow([terminal('echo "Compiled 1 files (all)"; echo in 250 ms'), shown].join('\n'))
    expect(good.at(-1)?.verdict).toBe('passed')
    const bad = await follow([terminal('echo "Nothing to compile"'), shown].join('\n'))
    expect(bad.at(-1)?.problem).toMatchObject({ line: 6, found: '"Compiled 2 files"' })
  })

  it('is told of a command that fails, and what follows is named as not run', async () => {
    const results = await follow(terminal('echo one', 'cat no-such-file', 'echo two'))
    expect(listVerdicts(results)).toEqual([
      'echo one: passed',
      'cat no-such-file: failed',
      'echo two: not run',
    ])
    expect(results[1]?.problem).toMatchObject({ file, line: 3, expected: 'exit code 0' })
    expect(results[1]?.problem?.found).toContain('No such file')
    expect(results[2]?.reason).toBe('needs line 3')
  })

  it('is told of a command that fails inside a pipe', async () => {
    const [piped] = await follow(terminal('false | cat'))
    expect(piped?.verdict).toBe('failed')
  })

  it('is told of words that a command does not print', async () => {
    const source = `${terminal('echo done')}\nIt prints \`finished\`.\n`
    const [result] = await followWith(source, { at: 'echo done', prints: ['finished'] })
    expect(result?.problem).toMatchObject({
      line: 2,
      expected: 'an output with "finished", as the page says',
    })
  })
})

describe('a step that cannot run here', () => {
  it('is named with the reason of its note', async () => {
    const [result] = await followWith(terminal('open-wallet'), {
      at: 'open-wallet',
      notRun: 'needs a wallet',
    })
    expect(result).toMatchObject({ verdict: 'not run', reason: 'needs a wallet' })
  })

  it('is not held against the page when the network fails', async () => {
    const unreachable = 'curl --silent --show-error http://no-such-host.invalid/'
    const results = await follow(terminal(unreachable, 'echo two'))
    expect(results.map(({ verdict }) => verdict)).toEqual(['not run', 'not run'])
    expect(results[0]?.reason).toContain('no network: ')
    const source = terminal('echo zero', unreachable, 'echo one', 'echo two')
    const needs = (at: string) => ({ at, online: 'needs the library' })
    const stoodIn = await followWith(source, needs('echo zero'), needs('echo one'), {
      at: 'curl',
      offline: 'true',
    })
    expect(stoodIn.map(({ verdict }) => verdict)).toEqual(['passed', 'stand-in', 'not run', 'passed'])
    expect(stoodIn[2]?.reason).toBe('no network: needs the library')
  })

  it('is a fragment or an output whose script no command runs', async () => {
    const fragment = fence('ts check=illustrative reason="part of a file"', 'const a = 1')
    const shown = fence('text title="Output" check=output from="add.js"', 'sum 3')
    const results = await follow([fragment, ...script, shown].join('\n'))
    expect(results.map(({ reason }) => reason)).toEqual([
      'part of a file that has no name',
      undefined,
      undefined,
      'no command on the page runs add.js',
    ])
  })
})

it('a script that the page has readers run in words is compared too', async () => {
  const shown = fence('text title="Output" check=output from="add.js"', 'sum 4')
  const results = await follow([...script, shown].join('\n'), { files: 'app', after: ['node app/add.js'] })
  expect(results.map(({ verdict }) => verdict)).toEqual(['saved', 'saved', 'stand-in', 'not run'])
  const wrong = await follow([...script, shown].join('\n'), { after: ['node add.js'] })
  expect(wrong.at(-1)?.problem).toMatchObject({ found: '"sum 4"', expected: 'sum 3' })
})

it('what the page says in words before a file is done first', async () => {
  const file = fence('text title="a.txt" check=illustrative reason="a text"', 'hello')
  const source = [file, terminal('test "$(cat order)" = first')].join('\n')
  const results = await followWith(source, { at: 'a.txt', first: ['test ! -e a.txt && echo first > order'] })
  expect(results.map(({ verdict }) => verdict)).toEqual(['stand-in', 'saved', 'passed'])
})

describe('what a person would do', () => {
  it('is typed once the command has asked for it', async () => {
    const source = terminal('read -rp "Key: " KEY && export KEY', 'test "$KEY" = 0xtest')
    const types = [{ after: 'Key:', text: '$PRIVATE_KEY' }]
    const results = await followWith(source, { at: 'read', types })
    expect(results.map(({ verdict }) => verdict)).toEqual(['passed', 'passed'])
  })

  it('is to copy a value from an earlier output', async () => {
    const source = terminal('echo "Deployed to: 0xabc"', 'export JAR=0xYourAddress', 'test "$JAR" = 0xabc')
    const note = { at: 'export JAR=', fill: { '0xYourAddress': 'Deployed to: (0x\\w+)' } }
    expect((await followWith(source, note)).map(({ verdict }) => verdict)).toEqual([
      'passed',
      'passed',
      'passed',
    ])
    const [failed] = await followWith(terminal('export JAR=0xYourAddress'), note)
    expect(failed?.problem?.found).toBe('no value for the placeholder in "export JAR=0xYourAddress"')
  })

  it('is to leave a server running', async () => {
    const server = 'node -e "setInterval(() => {}, 1000); console.log(\'Listening\')"'
    const results = await followWith(terminal(server, 'echo next'), { at: 'node -e', serves: 'Listening' })
    expect(results.map(({ verdict }) => verdict)).toEqual(['passed', 'passed'])
    const [ended] = await followWith(terminal('echo bye'), { at: 'echo', serves: 'Listening' })
    expect(ended?.problem?.expected).toBe('a server that prints "Listening"')
  })
})

it('a note about a step that the page does not have is a mistake', async () => {
  const results = await followWith(terminal('echo one'), { at: 'echo two', notRun: 'needs a wallet' })
  expect(results.at(-1)?.problem).toMatchObject({
    file: 'data/tutorial-runs.json',
    found: `a note for ${file} about "echo two"`,
  })
  const stale = await followWith(terminal("echo do''ne"), { at: 'echo', prints: ['done'] })
  expect(stale.map(({ verdict }) => verdict)).toEqual(['passed', 'failed'])
})

it('what the page takes for granted and says of the result is run before and after', async () => {
  const results = await follow(terminal('cat made'), {
    before: ['echo app > made'],
    after: ['rm made', 'cat made'],
  })
  expect(results.map(({ verdict }) => verdict)).toEqual(['stand-in', 'passed', 'stand-in', 'failed'])
})
