import { readFileSync } from 'node:fs'
import { parseEther, toHex } from 'viem'
import { chainFacts } from '../../../checks/code/run/chain-facts'
import { compiledDoubles } from '../../../checks/code/run/compiled-doubles'
import { fundAccounts } from '../../../checks/code/run/place-doubles'
import { call } from '../../../checks/code/run/rpc'
import { startLocalChain } from '../../../checks/code/run/shim'
import { readReceipts } from '../../../model/code-block/receipts'
import { toNetworkId, type WalletNetworkId } from '../../../model/facts/network-id'
import { IS_EXHAUSTIVE, routes } from '../../support/every-route'
import { passTo, toEndpoint } from '../../support/stand-in-endpoint'
import { expect, test } from '../../support/test'
import { visitEditor } from './open-editor'

type Sample = { route: string; title: string; network: WalletNetworkId }

/** Every sample with an Edit button, as the built pages have it. */
const samples: readonly Sample[] = routes.flatMap((route) => {
  const html = readFileSync(`build${route === '/404' ? '/404.html' : `${route}/index.html`}`, 'utf8')
  const figures = html.match(/<figure\b[^]*?<\/figure>/g) ?? []
  return figures.flatMap((figure) => {
    const [, title] = /aria-label="Edit ([^"]+)"/.exec(figure) ?? []
    const [, network] = /data-chain="?([\w-]+)/.exec(figure) ?? []
    return title ? [{ route, title, network: toNetworkId(network) }] : []
  })
})

const receipts = readReceipts('receipts')
const findRecorded = ({ route, title }: Sample) =>
  receipts[route]?.find((each) => each.title === title)?.output

/** One of each kind: that reads, of several files, with files to read and an account, and with tests. */
const FEW = [
  '/integration/checklist integration-check.ts',
  '/developer/viem pay-fee.ts',
  '/build/bulk-payouts payout.ts',
  '/developer/testing fees.test.ts',
]
const nameSample = ({ route, title }: Sample) => `${route} ${title}`
const chosen = samples.filter((sample) => IS_EXHAUSTIVE || FEW.includes(nameSample(sample)))

/** What changes with the account and the price of gas: addresses, hashes, and amounts with decimals. */
const maskChanging = (output: string) =>
  output
    .replace(/0x[0-9a-fA-F]{64}\b/g, '(hash)')
    .replace(/0x[0-9a-fA-F]{40}\b/g, '(address)')
    .replace(/\d+\.\d+/g, '(amount)')

/** Gives a throwaway account what the check's test account has. */
async function fund(url: string, network: WalletNetworkId, account: string) {
  await call(url, 'anvil_setBalance', [account, toHex(parseEther('10000'))])
  await fundAccounts(url, chainFacts(network).tokens, { doubles: compiledDoubles(), accounts: [account] })
}

test('control: the samples are all that the pages offer, and the few are among them', () => {
  expect(samples.length).toBeGreaterThanOrEqual(57)
  expect(samples.filter((sample) => FEW.includes(nameSample(sample)))).toHaveLength(FEW.length)
})

for (const sample of chosen)
  test(`${nameSample(sample)} prints in the sandbox what was recorded`, async ({ page, allowed }) => {
    test.setTimeout(120_000) // the chain has to start
    const { route, title, network } = sample
    allowed.push(toEndpoint(network))
    const recorded = findRecorded(sample)!
    const chain = await startLocalChain(network)
    try {
      await passTo(page, network, chain.url)
      const { files, account, run, answer, output } = await visitEditor(page, route, title)
      const texts = await files.evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))
      const needsAccount = texts.some((text) => text.includes('PRIVATE_KEY'))
      if (needsAccount) {
        await expect(account).toContainText(/0x[0-9a-fA-F]{40}/)
        await fund(chain.url, network, /0x[0-9a-fA-F]{40}/.exec(await account.innerText())![0])
      }
      await run.click()
      await expect(answer).toContainText(/Ended at|Error|stopped/, { timeout: 60_000 })
      const printed = (await output.innerText()).trimEnd()
      if (needsAccount) expect(maskChanging(printed)).toBe(maskChanging(recorded))
      else expect(printed).toBe(recorded)
      await expect(answer).toContainText('Ended at')
    } finally {
      await chain.stop()
    }
  })
