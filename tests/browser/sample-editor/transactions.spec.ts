import { walletNetwork } from '../../../model/facts/wallet-network'
import { answerFor, healthy, toEndpoint, type EndpointAnswer } from '../../support/stand-in-endpoint'
import { expect, test } from '../../support/test'
import { visitEditor } from './open-editor'

const PAGE = '/learn/developer-onboarding'
const TITLE = 'ready.ts'

/** An endpoint where every account has 1.5 CELO. */
const funded: EndpointAnswer = (request) =>
  request.method === 'eth_getBalance' ? { result: '0x14d1120d7b160000' } : healthy(request)

test.beforeEach(({ allowed }) => void allowed.push(toEndpoint('celo-sepolia'))) // answered here

test('a sample that sends gets a throwaway account, shown with its balance and where to fund it', async ({
  page,
}) => {
  const asked = await answerFor(page, 'celo-sepolia', funded)
  const { account, code, run, output } = await visitEditor(page, PAGE, TITLE)
  await expect(account).toContainText(
    /Throwaway account 0x[0-9a-fA-F]{40} on Celo Sepolia, balance 1\.5 CELO/,
  )
  await expect(account.getByRole('link', { name: 'Get test coins' })).toHaveAttribute(
    'href',
    '/network/celo-sepolia#get-test-coins',
  )
  const address = /0x[0-9a-fA-F]{40}/.exec(await account.innerText())![0]
  expect(asked.at(-1)).toMatchObject({ method: 'eth_getBalance', params: [address, 'latest'] })
  await code.fill(
    "import { privateKeyToAccount } from 'viem/accounts'\nconsole.log(privateKeyToAccount(process.env.PRIVATE_KEY as `0x${string}`).address)",
  )
  for (let times = 0; times < 2; times++) {
    await run.click()
    await expect(output).toHaveText(address) // the same in each run
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(kept).not.toContain(address)
})

test('closing the editor drops the account', async ({ page }) => {
  await answerFor(page, 'celo-sepolia', funded)
  const { account, close, edit } = await visitEditor(page, PAGE, TITLE)
  await expect(account).toContainText('balance 1.5 CELO')
  const first = await account.innerText()
  await close.click()
  await edit.click()
  await expect(account).toContainText('balance 1.5 CELO')
  expect(await account.innerText()).not.toBe(first)
})

const send = (chain: string) => `import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { ${chain} as chain } from 'viem/chains'
const account = privateKeyToAccount(process.env.PRIVATE_KEY as \`0x\${string}\`)
const client = createWalletClient({ account, chain, transport: http() })
console.log(await client.sendTransaction({ to: account.address, value: 1n, gas: 21000n, nonce: 0, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }))`

test('a transaction is signed in the sandbox and sent to Celo Sepolia', async ({ page }) => {
  const asked = await answerFor(page, 'celo-sepolia', funded)
  const { code, run, output } = await visitEditor(page, PAGE, TITLE)
  await code.fill(send('celoSepolia'))
  await run.click()
  await expect(output).toHaveText('0x3b9aca00') // what the stand-in answers in place of a hash
  const sent = asked.filter(({ method }) => method === 'eth_sendRawTransaction')
  expect(sent).toHaveLength(1)
  expect(String(sent[0]!.params![0])).toMatch(/^0x02/)
})

test('a transaction for mainnet is refused with the reason, and nothing is sent', async ({
  page,
  allowed,
}) => {
  allowed.push(toEndpoint('celo'))
  await answerFor(page, 'celo-sepolia', funded)
  const chainId = `0x${walletNetwork('celo').chainId.toString(16)}`
  const asked = await answerFor(page, 'celo', (request) =>
    request.method === 'eth_chainId' ? { result: chainId } : healthy(request),
  )
  const { code, run, answer } = await visitEditor(page, PAGE, TITLE)
  await code.fill(send('celo'))
  await run.click()
  await expect(answer).toContainText(
    'The program called eth_sendRawTransaction on Celo, and nothing was sent.',
  )
  await expect(answer).toContainText('only to Celo Sepolia')
  expect(asked.some(({ method }) => method.startsWith('eth_send'))).toBe(false)
})
