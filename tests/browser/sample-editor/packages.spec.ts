import type { Locator } from '@playwright/test'
import { watchFiles } from '../../support/loaded-files'
import { answerFor, healthy, toEndpoint } from '../../support/stand-in-endpoint'
import { expect, test } from '../../support/test'
import { visitEditor } from './open-editor'

const PAGE = '/developer/json-rpc'
const TITLE = 'prices.ts'

test.beforeEach(({ allowed }) => void allowed.push(toEndpoint('celo-sepolia'))) // answered here

test('a package is loaded by the first run of a program that imports it, and by no other', async ({
  page,
}) => {
  await answerFor(page, 'celo-sepolia', healthy)
  const files = watchFiles(page)
  const { code, run, output } = await visitEditor(page, PAGE, TITLE)
  const listLoaded = () => files.list().flatMap((file) => /\/(sandbox-\w+)\./.exec(file)?.[1] ?? [])
  const runs = [
    ["import { formatUnits } from 'viem'", 'formatUnits(15n, 1)', '1.5', []],
    ["import { formatUnits } from 'ethers'", 'formatUnits(15n, 1)', '1.5', ['sandbox-ethers']],
    ["import { id } from 'ethers'", 'id("").length', '66', []],
    ["import { http } from 'wagmi'", 'typeof http', 'function', ['sandbox-wagmi']],
    ['', "Buffer.from('é').length", '2', ['sandbox-node']],
  ] as const
  for (const [imported, value, printed, loaded] of runs) {
    await code.fill(`${imported}\nconsole.log(${value})`)
    files.forget()
    await run.click()
    await expect(output, imported).toHaveText(printed)
    expect(listLoaded(), imported).toEqual(loaded)
    if (loaded.length > 0) console.log(`weight: ${loaded.join()}: ${files.weigh()} bytes`)
  }
})

/** Collects every text that an element has from now on. */
async function watchText(element: Locator): Promise<() => Promise<readonly string[]>> {
  const shown = await element.evaluateHandle((node) => {
    const texts: string[] = []
    const watcher = new MutationObserver(() => void texts.push(node.textContent ?? ''))
    watcher.observe(node, { childList: true, subtree: true, characterData: true })
    return texts
  })
  return () => shown.jsonValue()
}

test('Stop while a program is loading ends it, and it does not start later', async ({ page }) => {
  await answerFor(page, 'celo-sepolia', healthy)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/sandbox-ethers.*.js', async (route) => {
    await held
    await route.continue()
  })
  const { code, run, stop, answer, output } = await visitEditor(page, PAGE, TITLE)
  await code.fill("import { id } from 'ethers'\nconsole.log('first', id(''))")
  const asked = page.waitForRequest('**/sandbox-ethers.*.js')
  await run.click()
  await asked
  await stop.click()
  await expect(run).toBeFocused()
  await expect(answer).toBeEmpty()
  const listShown = await watchText(answer)
  const arrived = page.waitForResponse('**/sandbox-ethers.*.js')
  release()
  await arrived
  await code.fill("import { id } from 'ethers'\nconsole.log('second', id('').length)")
  await run.click()
  await expect(answer).toContainText('Ended at')
  await expect(output).toHaveText('second 66')
  expect((await listShown()).filter((text) => text === 'Running…')).toHaveLength(1)
})

test('a package that does not arrive is told, and the program can be run again', async ({
  page,
  allowed,
}) => {
  allowed.push('Failed to load resource')
  await page.route('**/sandbox-ethers.*.js', (route) => route.abort('connectionrefused'))
  const { code, run, answer, output } = await visitEditor(page, PAGE, TITLE)
  await code.fill("import { id } from 'ethers'\nconsole.log(id('').length)")
  await run.click()
  await expect(answer).toContainText("A package that this program imports didn't load.")
  await page.unroute('**/sandbox-ethers.*.js')
  await run.click()
  await expect(output).toHaveText('66')
})
