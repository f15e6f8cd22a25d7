import { readFileSync } from 'node:fs'
import { fromHtml } from 'hast-util-from-html'
import { parseEther, toHex } from 'viem'
import { chainFacts } from '../../../checks/code/run/chain-facts'
import { compiledDoubles } from '../../../checks/code/run/compiled-doubles'
import { fundAccounts } from '../../../checks/code/run/place-doubles'
import { call } from '../../../checks/code/run/rpc'
import { startLocalChain } from '../../../checks/code/run/shim'
import { readReceipts } from '../../../model/code-block/receipts'
import { findElement, findElements, withTag } from '../../../model/html'
import { toNetworkId, type WalletNetworkId } from '../../../model/facts/network-id'
import { IS_EXHAUSTIVE, routes } from '../../support/every-route'
import { passTo, toEndpoint } from '../../support/stand-in-endpoint'
import { expect, test } from '../../support/test'
import { visitEditor } from './open-editor'

type Sample = { route: string; title: string; network: WalletNetworkId }

/** Every sample with an Edit button, as the built pages have it. */
const samples: readonly Sample[] = routes.flatMap((route) => {
  const html = readFileSync(`build${route === '/404' ? '/404.html' : `${route}/index.html`}`, 'utf8')
  if (!html.includes('"Edit ')) return [] // parsing takes longer
  return findElements(fromHtml(html), withTag('figure')).flatMap((figure) => {
    const labels = findElements(figure, withTag('button')).map(({ properties }) =>
      String(properties.ariaLabel),
    )
    const title = labels.find((label) => label.startsWith('Edit '))?.slice('Edit '.length)
    const chain = findElement(figure, ({ properties }) => properties.dataChain !== undefined)
    return title ? [{ route, title, network: toNetworkId(chain?.properties.dataChain as string) }] : []
  })
})

const receipts = readReceipts('receipts')
const findRecorded = ({ route, title }: Sample) =>
  receipts[route]?.find((each) => each.title === title)?.output

/** One of each kind: that reads, of several files, with files to read and an account, with tests, with packages. */
const FEW = [
  '/integration/checklist integration-check.ts',
  '/developer/viem pay-fee.ts',
  '/build/bulk-payouts payout.ts',
  '/developer/testing fees.test.ts',
  '/developer/ethers celo.ts',
  '/developer/wagmi check.ts',
  '/build/ramps try-webhook.ts',
  '/ send-usdm.ts',
]
const nameSample = ({ route, title }: Pick<Sample, 'route' | 'title'>) => `${route} ${title}`
const chosen = samples.filter((sample) => IS_EXHAUSTIVE || FEW.includes(nameSample(sample)))

/** What can differ from the recorded output in a program that gets a throwaway account. */
const CHANGING = {
  hash: /0x[0-9a-fA-F]{64}\b/g,
  address: /0x[0-9a-fA-F]{40}\b/g,
  fee: /\d+\.\d{5,}/g,
} as const
type Changing = keyof typeof CHANGING

/** An output with a name in place of what can differ. */
const maskChanging = (output: string) =>
  Object.entries(CHANGING).reduce((text, [kind, pattern]) => text.replace(pattern, `(${kind})`), output)

/** The kinds of values that differ between two outputs which are the same apart from them. */
const listDifferent = (one: string, other: string): Changing[] =>
  (Object.keys(CHANGING) as Changing[]).filter((kind) => {
    const list = (text: string) => text.match(CHANGING[kind])?.join()
    return list(one) !== list(other)
  })

/**
 * Programs whose output depends on their account, and what of it. The gas of a transfer to oneself is one, because
 * zeros in an address cost less. The others print the same.
 */
const DIFFERING: Readonly<Record<string, readonly Changing[]>> = {
  '/ send-usdm.ts': ['fee'],
  '/build/build-with-ai/overview agent.ts': ['fee'],
  '/developer/ethers celo.ts': ['fee'],
  '/developer/fee-abstraction/pay-fee-in-usdc pay-fee-in-usdc.ts': ['fee'],
  '/developer/setup/wallet check-wallet.ts': ['address'],
  '/developer/viem pay-fee.ts': ['fee'],
  '/learn/developer-onboarding send.ts': ['hash'],
}

/** Gives a throwaway account what the check's test account has. */
async function fund(url: string, network: WalletNetworkId, account: string) {
  await call(url, 'anvil_setBalance', [account, toHex(parseEther('10000'))])
  await fundAccounts(url, chainFacts(network).tokens, { doubles: compiledDoubles(), accounts: [account] })
}

test('control: the samples are all that were run and can run in a browser, each with a recorded output', () => {
  const recorded = Object.entries(receipts).flatMap(([route, list]) =>
    list.filter((each) => each.class === 'run').map(({ title }) => nameSample({ route, title })),
  )
  const outside = [
    ...readFileSync('decisions/0016-edited-samples.md', 'utf8').matchAll(/^\| `([^`]+)` `([^`]+)`/gm),
  ].map(([, route = '', title = '']) => nameSample({ route, title }))
  expect([...samples.map(nameSample), ...outside].sort()).toEqual(recorded.sort())
  expect(samples.filter((sample) => !findRecorded(sample))).toEqual([])
  expect(samples.filter((sample) => FEW.includes(nameSample(sample)))).toHaveLength(FEW.length)
  expect(Object.keys(DIFFERING).filter((name) => !samples.some((each) => nameSample(each) === name))).toEqual(
    [],
  )
  const differing = Object.keys(DIFFERING).length
  console.log(
    `samples: ${samples.length - differing} print what was recorded, ${differing} but for what changes, ${outside.length} don't run in a browser`,
  )
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
      const { files, account, endpoint, run, answer, output } = await visitEditor(page, route, title)
      const texts = await files.evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))
      if (texts.some((text) => text.includes('PRIVATE_KEY'))) {
        await expect(account).toContainText(/0x[0-9a-fA-F]{40}/)
        await fund(chain.url, network, /0x[0-9a-fA-F]{40}/.exec(await account.innerText())![0])
      }
      // Public endpoints don't have this method, so readers name one of their own.
      if (texts.some((text) => text.includes("'debug_trace"))) await endpoint.fill(chain.url)
      await run.click()
      await expect(answer).toContainText(/Ended at|Error|stopped/, { timeout: 60_000 })
      const printed = (await output.innerText()).trimEnd()
      expect(maskChanging(printed)).toBe(maskChanging(recorded))
      const allowedKinds = DIFFERING[nameSample(sample)] ?? []
      expect(listDifferent(printed, recorded).filter((kind) => !allowedKinds.includes(kind))).toEqual([])
      await expect(answer).toContainText('Ended at')
    } finally {
      await chain.stop()
    }
  })
