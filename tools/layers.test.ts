import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type ICruiseResult, type IForbiddenRuleType, cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const { forbidden } = createRequire(__filename)('../.dependency-cruiser.cjs') as {
  forbidden: IForbiddenRuleType[]
}

/** A file that breaks each rule, and what it imports. */
const broken: Record<string, [file: string, imported: string]> = {
  'no-cycles': ['model/one.ts', 'model/two.ts'],
  'model-imports': ['model/a.ts', 'mdx/b.ts'],
  'mdx-imports': ['mdx/a.ts', 'config/b.ts'],
  'config-imports': ['config/a.ts', 'postbuild/b.ts'],
  'sidebars-imports': ['sidebars/a.ts', 'src/b.ts'],
  'src-imports': ['src/a.ts', 'mdx/b.ts'],
  'plugins-imports': ['plugins/a.ts', 'server/b.ts'],
  'postbuild-imports': ['postbuild/a.ts', 'tools/b.ts'],
  'server-imports': ['server/a.ts', 'postbuild/b.ts'],
  'mcp-imports': ['mcp/a.ts', 'tools/b.ts'],
  'packages-imports': ['packages/a.ts', 'model/b.ts'],
  'checks-imports': ['checks/a.ts', 'mdx/b.ts'],
  'theme-has-slots': ['src/theme/a.ts', 'src/search/b.ts'],
  'checks-are-for-tools': ['src/c.ts', 'checks/b.ts'],
  'product-without-tests': ['src/d.ts', 'tests/b.ts'],
}

let root: string
let violations: ICruiseResult['summary']['violations']

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeAll(async () => {
  root = mkdtempSync(path.resolve('.cache/layers-'))
  for (const [file, imported] of Object.values(broken)) {
    write(imported, 'export const value = 1\n')
    const address = path.relative(path.dirname(file), imported).replace(/\.ts$/, '')
    write(file, `export { value } from '${address.startsWith('.') ? address : `./${address}`}'\n`)
  }
  write('model/two.ts', "export { value } from './one'\n")
  const { output } = await cruise(['.'], { baseDir: root, validate: true, ruleSet: { forbidden } })
  violations = (output as ICruiseResult).summary.violations
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the layer rules', () => {
  it('each have a test file that breaks them', () => {
    expect(Object.keys(broken)).toEqual(forbidden.map(({ name }) => name))
  })

  it.each(Object.entries(broken))('control: %s is found', (name, [file]) => {
    expect(violations.filter(({ rule }) => rule.name === name).map(({ from }) => from)).toContain(file)
  })
})
