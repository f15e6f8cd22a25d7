import { describe, expect, it } from 'vitest'
import { changedSteps } from './changed-steps'

const programs = (...files: string[]) => changedSteps(files).map(([program, what]) => `${program} ${what}`)

describe('npm run check', () => {
  it('does nothing if nothing changed', () => expect(changedSteps([])).toEqual([]))

  it("for a page, checks only that page's format and content", () => {
    expect(programs('docs/a.mdx')).toEqual([
      'prettier --check',
      'tsx tools/check-sources.ts',
      'tsx tools/check-content.ts',
    ])
    expect(changedSteps(['docs/a.mdx', 'README.md'])[2]).toEqual([
      'tsx',
      'tools/check-content.ts',
      'docs/a.mdx',
    ])
  })

  it('for code, runs the linter, types, layers and the tests that import it', () => {
    expect(programs('model/route.ts')).toEqual([
      'prettier --check',
      'eslint --max-warnings',
      'tsc --noEmit',
      'depcruise --config',
      'vitest related',
    ])
  })

  it("for a fact, runs the registry's tests", () =>
    expect(programs('data/tokens.json')).toEqual(['prettier --check', 'vitest run']))
})
