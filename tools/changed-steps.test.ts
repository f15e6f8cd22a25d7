import { describe, expect, it } from 'vitest'
import { changedSteps } from './changed-steps'

const programs = (...files: string[]) => changedSteps(files).map(([program, what]) => `${program} ${what}`)

describe('what npm run check does', () => {
  it('is nothing when nothing changed', () => expect(changedSteps([])).toEqual([]))

  it('for a page is its format and its content, of that page alone', () => {
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

  it('for code is lint, types, layers and the tests that reach it', () => {
    expect(programs('model/route.ts')).toEqual([
      'prettier --check',
      'eslint --max-warnings',
      'tsc --noEmit',
      'depcruise --config',
      'vitest related',
    ])
  })

  it('for a fact is the tests of the registry', () =>
    expect(programs('data/tokens.json')).toEqual(['prettier --check', 'vitest run']))
})
