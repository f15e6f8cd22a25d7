import fs from 'node:fs'
import { expect, test } from '../../support/test'

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

test('S2.14 the landing page has the sections of the specification', async ({ page }) => {
  await page.goto('/')
  for (const name of sections) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
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

/** Messages of the home page that translators get: what stands in `Translate` and `translate`. */
function translatedMessages(): Set<string> {
  const folders = ['HomePage', 'Doors', 'HomeSample', 'NetworkFacts', 'IndexRow']
  const files = folders.flatMap((folder) =>
    fs.readdirSync(`src/components/${folder}`).map((name) => `src/components/${folder}/${name}`),
  )
  const source = files.map((file) => fs.readFileSync(file, 'utf8')).join('\n')
  const elements = [...source.matchAll(/<Translate\s+id="[^"]+"\s*>([^<{]+)<\/Translate>/g)]
  const calls = [...source.matchAll(/id:\s*'[^']+',\s*message:\s*'([^']+)'/g)]
  return new Set([...elements, ...calls].map((match) => match[1]!.replace(/\s+/g, ' ').trim()))
}

test('S2.16 the texts of the landing page are translatable', async ({ page }) => {
  const messages = translatedMessages()
  const untranslated = (texts: string[]) => texts.filter((text) => !messages.has(text.trim()))
  await page.goto('/')
  const main = page.getByRole('main')
  const headings = await main.locator('h1, h2').allInnerTexts()
  const names = await main.locator('.index-links b').allInnerTexts()
  expect(headings.length).toBeGreaterThan(sections.length)
  expect(untranslated([...headings, ...names])).toEqual([])
  expect(untranslated(['A text outside']), 'control').toEqual(['A text outside'])
})
