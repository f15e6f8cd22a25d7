// The package as others get it: packed, installed in a project with its own TypeScript, and started by its command.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { name, version } from './package.json'

const TARBALL = path.resolve(`.cache/packages/${name}-${version}.tgz`)
const PAGE = `# Page

\`\`\`ts title="sum.ts" check=run
const sum: number = 1 + 1
console.log(sum)
\`\`\`

\`\`\`text check=output from="sum.ts"
2
\`\`\`

\`\`\`ts check=typecheck
export const word: string = 'a'
\`\`\`
`
let folder: string
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const run = (...words: string[]) => {
  const program = path.join(folder, 'node_modules/.bin', name)
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' })
  return { status, out: stdout.trim(), error: stderr.trim() }
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mdx-code-check-'))
  write('package.json', '{"private":true,"type":"module"}')
  const flags = ['--ignore-scripts', '--offline', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', TARBALL, ...flags], { cwd: folder, stdio: 'pipe' })
  mkdirSync(path.join(folder, 'docs'))
  write('docs/page.mdx', PAGE)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('says what is missing if the project has no TypeScript', () => {
  const { status, error } = run()
  expect(status).toBe(1)
  expect(error).toBe(
    'check=run: found no package typescript, expected it in the project. Fix: npm install --save-dev typescript.',
  )
})

describe('the installed command', () => {
  beforeAll(() =>
    symlinkSync(
      path.resolve('node_modules/typescript'),
      path.join(folder, 'node_modules/typescript'),
      'junction',
    ),
  )

  it('checks the pages and writes receipts', () => {
    const counted = '3 blocks on 1 pages: 1 run, 1 typecheck, 1 output'
    expect(run('--receipts', 'receipts')).toEqual({
      status: 0,
      out: `${counted}; 1 receipt files written; 0 problems`,
      error: '',
    })
    expect(readFileSync(path.join(folder, 'receipts/docs/page.json'), 'utf8')).toContain('"output": "2"')
    expect(run('--receipts', 'receipts', '--verify').out).toBe(`${counted}; 0 problems`)
  })

  it('takes classes from the config, with the types of the package', () => {
    write(
      'mdx-code-check.config.mjs',
      `/** @type {import('${name}').CheckOptions} */
export default {
  pages: ['own.md'],
  classes: { words: { check: ({ code }) => ({ problems: [], with: { words: String(code.split(' ').length) } }) } },
}
`,
    )
    write('own.md', '```text check=words\na b c\n```\n')
    expect(run().out).toBe('1 blocks on 1 pages: 1 words; 0 problems')
    write(
      'types.ts',
      `import { checkDocs } from '${name}'\nexport const report = (await checkDocs()).pages.toFixed()\n`,
    )
    const tsc = path.resolve('node_modules/typescript/bin/tsc')
    const words = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--skipLibCheck',
      'types.ts',
    ]
    expect(execFileSync(process.execPath, [tsc, ...words], { cwd: folder, encoding: 'utf8' })).toBe('')
    rmSync(path.join(folder, 'mdx-code-check.config.mjs'))
  })

  it('control: a problem ends with 1, and names file and line', () => {
    write('docs/page.mdx', PAGE.replace("'a'", '1'))
    const { status, error, out } = run()
    expect(status).toBe(1)
    expect(error).toMatch(/^docs\/page\.mdx:13: found "block 2": .*\(TS2322\)/)
    expect(out).toContain('1 problems')
  })

  it('shows its options and version', () => {
    expect(run('--help').out).toContain('--verify')
    expect(run('--version').out).toBe(version)
  })
})
