import { readFileSync } from 'node:fs'
import { parseEther, toHex } from 'viem'
import { chainFacts } from '../../../checks/code/run/chain-facts'
import { compiledDoubles } from '../../../checks/code/run/compiled-doubles'
import { fundAccounts } from '../../../checks/code/run/place-doubles'
import { call } from '../../../checks/code/run/rpc'
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

type Editor = Awaited<ReturnType<typeof visitEditor>>

/** What changes with the account and the price of gas: addresses, and amounts with decimals. */
const maskChanging = (output: string) =>
  output.replace(/0x[0-9a-fA-F]{40}\b/g, '(address)').replace(/\d+\.\d+/g, '(amount)')

/** Gives a throwaway account what the check's test account has. */
async function fund(url: string, network: WalletNetworkId, account: string) {
  await call(url, 'anvil_setBalance', [account, toHex(parseEther('10000'))])
  await fundAccounts(url, chainFacts(network).tokens, { doubles: compiledDoubles(), accounts: [account] })
}

/** Runs a sample as the page has it, and compares what it prints with what was recorded. */
async function expectRecorded(sample: Sample, { run, answer, output }: Editor, isFunded = false) {
  const name = `${sample.route} ${sample.title}`
  await run.click()
  await expect(answer, name).toContainText('Ended at')
  const recorded = findRecorded(sample)!
  if (isFunded) expect(maskChanging(await output.innerText()), name).toBe(maskChanging(recorded))
  else await expect(output, name).toHaveText(recorded)
}

for (const network of ['celo-sepolia', 'celo'] as const satisfies readonly WalletNetworkId[]) {
  const own = samples.filter((sample) => sample.network === network)
  test(`the ${own.length} samples of ${network} print in the sandbox what was recorded`, async ({
    page,
    allowed,
  }) => {
    test.setTimeout(300_000) // each on its own page, and the chain has to start
    allowed.push(toEndpoint(network))
    const chain = await startLocalChain(network)
    const withAccount: Sample[] = [] // last, because funding an account changes what others read
    try {
      await passTo(page, network, chain.url)
      for (const sample of own) {
        const editor = await visitEditor(page, sample.route, sample.title)
        if ((await editor.code.inputValue()).includes('PRIVATE_KEY')) withAccount.push(sample)
        else await expectRecorded(sample, editor)
      }
      for (const sample of withAccount) {
        const editor = await visitEditor(page, sample.route, sample.title)
        await expect(editor.account).toContainText(/0x[0-9a-fA-F]{40}/)
        await fund(chain.url, network, /0x[0-9a-fA-F]{40}/.exec(await editor.account.innerText())![0])
        await expectRecorded(sample, editor, true)
      }
      expect(withAccount.length > 0).toBe(network === 'celo-sepolia') // where programs may send
    } finally {
      await chain.stop()
    }
  })
}
