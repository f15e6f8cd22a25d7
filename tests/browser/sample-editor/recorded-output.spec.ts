import { readFileSync } from 'node:fs'
import { startLocalChain } from '../../../checks/code/run/shim'
import { readReceipts } from '../../../model/code-block/receipts'
import type { WalletNetworkId } from '../../../model/facts/network-id'
import { routes } from '../../support/every-route'
import { passTo, toEndpoint } from '../../support/stand-in-endpoint'
import { expect, test } from '../../support/test'
import { visitEditor } from './open-editor'

type Sample = { route: string; title: string; network: string }

/** Every sample with an Edit button, as the built pages have it. */
const samples: readonly Sample[] = routes.flatMap((route) => {
  const html = readFileSync(`build${route === '/404' ? '/404.html' : `${route}/index.html`}`, 'utf8')
  const figures = html.match(/<figure\b[^]*?<\/figure>/g) ?? []
  return figures.flatMap((figure) => {
    const [, title] = /aria-label="Edit ([^"]+)"/.exec(figure) ?? []
    const [, network = ''] = /data-chain="?([\w-]+)/.exec(figure) ?? []
    return title ? [{ route, title, network }] : []
  })
})

const receipts = readReceipts('receipts')
const findRecorded = ({ route, title }: Sample) =>
  receipts[route]?.find((each) => each.title === title)?.output

for (const network of ['celo-sepolia', 'celo'] as const satisfies readonly WalletNetworkId[]) {
  const own = samples.filter((sample) => sample.network === network)
  test(`of the ${own.length} samples of ${network}, those that only read print in the sandbox what was recorded`, async ({
    page,
    allowed,
  }) => {
    test.setTimeout(300_000) // each on its own page, and the chain has to start
    allowed.push(toEndpoint(network))
    const chain = await startLocalChain(network)
    try {
      await passTo(page, network, chain.url)
      let printed = 0
      for (const sample of own) {
        const { code, run, output, answer } = await visitEditor(page, sample.route, sample.title)
        if ((await code.inputValue()).includes('PRIVATE_KEY')) continue // its account has no coins
        printed += 1
        await run.click()
        await expect(answer, `${sample.route} ${sample.title}`).toContainText('Ended at')
        await expect(output, `${sample.route} ${sample.title}`).toHaveText(findRecorded(sample)!)
      }
      expect(printed).toBeGreaterThan(1)
    } finally {
      await chain.stop()
    }
  })
}
