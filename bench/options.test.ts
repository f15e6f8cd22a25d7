import { describe, expect, it } from 'vitest'
import type { Step } from './measurement'
import { readOptions, select } from './options'
import { Problem } from './problem'

const step = (name: string, peers: readonly string[]): Step => ({
  name,
  about: '',
  measurements: () =>
    peers.map((peer) => ({ id: `${name}.${peer}`, peer, stamp: '1', run: async () => ({ bytes: 1 }) })),
})
const steps = [step('page', ['celo', 'starlight']), step('search', ['celo', 'starlight'])]
const ids = (only: readonly string[]) => select(steps, only).map(({ id }) => id)

describe('what to measure', () => {
  it('is all by default', () => expect(ids([])).toHaveLength(4))
  it('is one site', () => expect(ids(['starlight'])).toEqual(['page.starlight', 'search.starlight']))
  it('is one step', () => expect(ids(['page'])).toEqual(['page.celo', 'page.starlight']))
  it('is a site in a step', () => expect(ids(['search', 'celo'])).toEqual(['search.celo']))
  it('is one measurement', () => expect(ids(['search.celo'])).toEqual(['search.celo']))

  it('is rejected if the name is unknown, with the valid names', () =>
    expect(() => ids(['hugo'])).toThrow(
      '--only hugo: unknown. Sites: celo, starlight. Steps: page, search. Or one measurement by its name: npm run bench -- --list',
    ))
})

describe('the command line', () => {
  it('is read', () =>
    expect(readOptions(['--only', 'page,search', '--again', '--only=celo'], '4000')).toEqual({
      only: ['page', 'search', 'celo'],
      again: true,
      list: false,
      report: false,
      port: 4000,
    }))

  it.each([
    [['--fast'], undefined, '--fast: not an option of the bench.'],
    [['starlight'], undefined, 'starlight: not an option of the bench.'],
    [['--only'], undefined, '--only: found no name after it.'],
    [[], 'http', 'PORT: found "http", expected a whole number'],
  ])('rejects %j with PORT %s', (words, port, message) => {
    expect(() => readOptions(words, port)).toThrow(message)
    expect(() => readOptions(words, port)).toThrow(Problem)
  })
})
