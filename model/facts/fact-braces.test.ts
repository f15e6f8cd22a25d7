import { describe, expect, it } from 'vitest'
import { fillFacts, findFacts } from './fact-braces'

const ours = 'v {{versions.viem}}, {{ tokens.USDC.celo.fee-adapter }} and {{versions.@celo/abis}}'
const theirs = 'key: ${{ secrets.TOKEN }}, <p style={{ color }}>, {{name}}, {{ 1 + 1 }}'

describe('facts in braces', () => {
  it('are found by their path', () =>
    expect(findFacts(ours).map(({ path }) => path)).toEqual([
      'versions.viem',
      'tokens.USDC.celo.fee-adapter',
      'versions.@celo/abis',
    ]))

  it('are replaced', () => expect(fillFacts(ours, ({ path }) => path.length)).toBe('v 13, 28 and 19'))

  it('are distinguished from the braces of other languages', () => {
    expect(findFacts(theirs)).toEqual([])
    expect(fillFacts(theirs, () => 'fact')).toBe(theirs)
  })
})
