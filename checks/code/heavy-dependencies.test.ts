import { describe, expect, it } from 'vitest'
import { checkFixtures } from './fixtures/check-fixture'
import { isInstalled } from './packages'

// Heavy dependencies are installed on demand: npm ci --prefix checks/code/heavy-dependencies --ignore-scripts
describe.skipIf(!isInstalled('heavy-dependencies'))('large libraries, where they are installed', () => {
  it('RainbowKit with wagmi 2 and thirdweb pass; a wrong field does not', async () => {
    const [page] = await checkFixtures(['heavy-dependencies'])
    expect(page?.folder.base).toBe('heavy-dependencies')
    expect(page?.problems.map(({ line, found }) => `${line} ${found.split('\n')[0]}`)).toEqual([
      expect.stringMatching(/^4\d "wrong\.ts": .*clientIdentity.*\(TS2\d+\)$/),
    ])
  }, 300_000)
})
