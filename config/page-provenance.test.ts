import { describe, expect, it } from 'vitest'
import type { Receipt } from '../model/code-block/receipts'
import { describeProvenance, readProvenance } from './page-provenance'

const receipt = (changes: Partial<Receipt>): Receipt => ({
  title: 'a.ts',
  class: 'run',
  language: 'ts',
  sha256: '',
  blocks: [],
  with: {},
  on: '2026-11-20',
  ...changes,
})

describe('the provenance of a page', () => {
  it('is nothing for a page without code', () => expect(readProvenance([], 'Text.')).toBeUndefined())

  it('has the latest day, files by class, and the packages before the tools behind every check', () => {
    const run = receipt({ with: { typescript: '5.9.3', viem: '2.57.1' }, scope: 'A local chain.' })
    const shell = receipt({ class: 'shell', on: '2026-11-21' })
    expect(readProvenance([run, shell], '')).toEqual({
      on: '2026-11-21',
      versions: ['viem 2.57.1', 'TypeScript 5.9.3'],
      files: { run: 1, shell: 1 },
      scope: 'A local chain.',
      notRun: [],
    })
  })

  it('says why a sample was not run, once, and only for languages that run', () => {
    const sample = '```ts check=illustrative reason="needs an account"\na\n```\n'
    const usage = '```sh check=illustrative reason="usage"\na\n```\n'
    expect(readProvenance([], sample + sample + usage)?.notRun).toEqual(['needs an account'])
  })
})

describe('what a page shows of it', () => {
  const files = (...classes: Receipt['class'][]) =>
    describeProvenance(
      readProvenance(
        classes.map((one) => receipt({ class: one, with: { viem: '2.57.1' } })),
        '',
      )!,
    )

  it('counts classes that are checked alike together, and claims the strongest check', () => {
    expect(files('shell', 'typecheck', 'compile')).toMatchObject({
      claim: { done: 'Code checked', with: ' with viem 2.57.1' },
      code: '2 samples compiled or type-checked. Command names and flags checked.',
    })
  })

  it('says right after what was run what that does not prove', () => {
    const shown = describeProvenance(
      readProvenance([receipt({ scope: 'A local chain.' }), receipt({ class: 'parse' })], '')!,
    )
    expect(shown.code).toBe(
      '1 script run from start to finish on a local chain. A local chain. 1 configuration file parsed.',
    )
    expect(shown.claim).toEqual({ done: 'Tested', with: ' with its own samples on a local chain' })
  })

  it('claims nothing for a page with data only', () => expect(files('parse').claim).toBeUndefined())
})
