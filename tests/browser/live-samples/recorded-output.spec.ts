import { readReceipts } from '../../../model/code-block/receipts'
import type { WalletNetworkId } from '../../../model/facts/network-id'
import { listLiveSamples } from '../../../model/live-sample/list-live-samples'
import { startLocalChain } from '../../../checks/code/run/shim'
import { IS_EXHAUSTIVE } from '../../support/every-route'
import { passTo, toEndpoint } from '../../support/stand-in-endpoint'
import { expect, test } from '../../support/test'
import { visitSample } from './open-sample'

const samples = listLiveSamples(process.cwd())
const receipts = readReceipts('receipts')

/** Samples of a network that are enough for the gate, because they only differ in what they read. */
const FEW = 3

/** On the chain of the code checks, every sample prints in a browser what it printed there. */
for (const network of ['celo-sepolia', 'celo'] as const satisfies readonly WalletNetworkId[]) {
  const all = samples.filter((sample) => sample.network === network)
  const own = IS_EXHAUSTIVE ? all : all.slice(0, FEW)
  test(`the ${own.length} samples of ${network} print what was recorded`, async ({ page, allowed }) => {
    test.setTimeout(300_000) // each on its own page, and the chain has to start
    allowed.push(toEndpoint(network))
    const chain = await startLocalChain(network)
    try {
      await passTo(page, network, chain.url)
      expect(own.length).toBeGreaterThan(0)
      for (const { route, title } of own) {
        const recorded = receipts[route]?.find((receipt) => receipt.title === title)?.output
        expect(recorded, `${route} ${title}`).toBeTruthy()
        const { run, output } = await visitSample(page, route, title)
        await run.click()
        await expect(output, `${route} ${title}`).toHaveText(recorded!)
      }
    } finally {
      await chain.stop()
    }
  })
}
