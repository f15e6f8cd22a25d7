import fs from 'node:fs'
import ts from 'typescript'
import { expect, hydrated, test } from '../../support/test'

const sections = [
  'Learn to build',
  'Providers and frameworks',
  'Start your journey',
  'Developer tools',
  'Grow your project',
  'Join the ecosystem',
  'Contribute',
  'Ambassadors',
  'Connect',
]

for (const path of ['/', '/home'])
  test(`S2.9, S2.14 ${path} has the specified sections`, async ({ page }) => {
    await page.goto(path)
    const headings = page.getByRole('heading', { level: 2 })
    for (const name of sections)
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    const shared = (await headings.allInnerTexts()).filter((name) => sections.includes(name))
    expect(shared, 'in the specified order').toEqual(sections)
  })

test('S3.17 Developers, Integrations and Validators are tags that filter /home', async ({ page }) => {
  await page.goto('/home')
  await hydrated(page)
  const list = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const names = ['Getting started', 'Developers', 'Integrations', 'Validators']
  for (const name of names) await expect(list(name)).toBeVisible()
  for (const name of names.slice(1)) {
    await page.getByRole('group', { name: 'Tags' }).getByText(name).click()
    await expect(page).toHaveURL(new RegExp(`[?]tags=${name.toLowerCase()}$`))
    for (const other of names) await expect(list(other)).toHaveCount(other === name ? 1 : 0)
    await page.goBack()
    for (const other of names) await expect(list(other)).toBeVisible()
  }
  await page.goto('/home?tags=developers&tags=validators')
  await expect(list('Integrations')).toHaveCount(0)
  await expect(list('Validators')).toBeVisible()
  await expect(list('Learn to build'), 'the specified sections stay').toBeVisible()
})

test('the samples are in tabs that work without JavaScript, and the first one shows its result', async ({
  page,
}) => {
  await page.goto('/')
  const samples = page.getByRole('group', { name: 'Samples' })
  await expect(samples.getByText('feeCurrency: usdm')).toBeVisible()
  await expect(samples.getByRole('group', { name: 'Output' })).toHaveText(/^Fee: 0\.\d+ USDm\s*$/)
  await samples.getByText('Foundry', { exact: true }).click()
  await expect(samples.getByText('cast chain-id')).toBeVisible()
  await expect(samples.getByText('feeCurrency: usdm')).toBeHidden()
})

test("the networks have copy buttons, and the news items have the registry's dates", async ({ page }) => {
  await page.goto('/')
  const networks = page.getByRole('table', { name: 'Networks' })
  await expect(networks.getByRole('button')).toHaveCount(4)
  await expect(networks.getByRole('button', { name: 'Copy Celo Chain ID' })).toHaveAttribute(
    'data-copy',
    '42220',
  )
  const events = JSON.parse(fs.readFileSync('data/events.json', 'utf8')) as Record<
    string,
    Record<string, { date: string }>
  >
  const dates = await page.getByRole('region', { name: "What's new" }).locator('time').all()
  expect(dates).toHaveLength(4)
  await expect(dates[0]!).toHaveAttribute('datetime', events['op-geth-end']!.celo!.date)
})

test('S2.15 the journey starts with six links that work', async ({ page, request }) => {
  await page.goto('/')
  const links = page.getByRole('region', { name: 'Start your journey' }).getByRole('link')
  const names = [/faucet/i, /block explorer/i, /bridge/i, /wallets/i, /libraries/i, /deploy/i]
  await expect(links).toHaveCount(names.length)
  for (const [index, name] of names.entries()) {
    const link = links.nth(index)
    await expect(link).toHaveAccessibleName(name)
    const target = (await link.getAttribute('href'))!
    if (target.startsWith('/')) expect((await request.get(target)).status(), target).toBe(200)
    else expect(target).toMatch(/^https:\/\//)
  }
})

/** The home page's messages for translators: those in `Translate` and `translate`. */
function translatedMessages(): Set<string> {
  const folders = ['HomePage', 'NetworkFacts', 'IndexRow']
  const files = folders.flatMap((folder) =>
    fs.readdirSync(`src/components/${folder}`).map((name) => `src/components/${folder}/${name}`),
  )
  const sources = files.filter((file) => /\.tsx?$/.test(file))
  const messages = sources.flatMap((file) => listMessages(parseSource(file)))
  return new Set(messages.map((message) => message.replace(/\s+/g, ' ').trim()))
}

const parseSource = (file: string) =>
  ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

/** The text of each `Translate` element below a node, and the message of each object with an ID. */
function listMessages(node: ts.Node): string[] {
  const below: string[] = []
  ts.forEachChild(node, (child) => void below.push(...listMessages(child)))
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
    const [text, ...others] = node.children
    return text && ts.isJsxText(text) && others.length === 0 ? [text.text, ...below] : below
  }
  if (!ts.isObjectLiteralExpression(node)) return below
  const values = new Map(
    node.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [name.getText(), initializer]),
  )
  const message = values.get('message')
  return values.has('id') && message && ts.isStringLiteral(message) ? [message.text, ...below] : below
}

test("S2.16 the landing page's texts are translatable", async ({ page }) => {
  const messages = translatedMessages()
  const untranslated = (texts: string[]) =>
    texts.filter((text) => !messages.has(text.replace(/\s+/g, ' ').trim()))
  await page.goto('/')
  const main = page.getByRole('main')
  const headings = await main.locator('h1, h2').allInnerTexts()
  const lists = main.locator('.index-links')
  const names = await lists.locator('b').allInnerTexts()
  const texts = await lists.locator('b + *').allInnerTexts()
  expect(headings.length).toBeGreaterThan(sections.length)
  expect(texts.length).toBe(names.length)
  expect(untranslated([...headings, ...names, ...texts])).toEqual([])
  expect(untranslated(['A text outside']), 'control').toEqual(['A text outside'])
})
