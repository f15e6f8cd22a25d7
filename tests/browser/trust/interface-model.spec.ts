import fc from 'fast-check'
import type { Page } from '@playwright/test'
import { holdsLater, scaled } from '../../fuzz/fuzz'
import { expect, hydrated, test } from '../../support/test'

/** What the interface should show, updated with the real one step by step. */
type Model = { theme: 'dark' | 'light'; isOpen: boolean; isNarrow: boolean }
type Command = fc.AsyncCommand<Model, Page>

/** Number of step sequences in `npm test`; `npm run fuzz` tries more. */
const RUNS = 4
const STEPS = 12

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })

/** @param timeout in ms; what a busy machine may take */
async function expectModel(page: Page, { theme, isOpen }: Model, timeout = 15_000) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme, { timeout })
  await expect(dialog(page)).toHaveCount(isOpen ? 1 : 0)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached()
}

const command = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  act: (model: Model, page: Page) => Promise<void>,
): Command => ({
  check,
  toString: () => name,
  async run(model, page) {
    await act(model, page)
    await expectModel(page, model)
  },
})

const steps = (text: string) => [
  command(
    'open',
    (model) => !model.isOpen,
    async (model, page) => {
      await page.keyboard.press('Control+k')
      model.isOpen = true
    },
  ),
  command(
    'type',
    (model) => model.isOpen,
    async (_, page) => {
      await page.keyboard.insertText(text)
    },
  ),
  command(
    'arrows',
    (model) => model.isOpen,
    async (_, page) => {
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
    },
  ),
  command(
    'Escape',
    () => true,
    async (model, page) => {
      await page.keyboard.press('Escape')
      model.isOpen = false
    },
  ),
  command(
    'theme',
    (model) => !model.isOpen && !model.isNarrow,
    async (model, page) => {
      await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
      model.theme = model.theme === 'dark' ? 'light' : 'dark'
    },
  ),
  command(
    'resize',
    () => true,
    async (model, page) => {
      model.isNarrow = !model.isNarrow
      await page.setViewportSize({ width: model.isNarrow ? 390 : 1280, height: 800 })
    },
  ),
  command(
    'follow and go back',
    (model) => !model.isOpen,
    async (_, page) => {
      const before = page.url()
      await page.getByRole('main').locator('a[href^="/"]:visible').first().click()
      await expect(page).not.toHaveURL(before)
      await page.goBack()
      await expect(page).toHaveURL(before)
    },
  ),
]

test('any order of steps leaves the interface in the state of the model', async ({ page }) => {
  test.setTimeout(60_000 * scaled(RUNS))
  const orders = fc.string({ maxLength: 20 }).chain((text) =>
    fc.commands(
      steps(text).map((step) => fc.constant(step)),
      { maxCommands: STEPS },
    ),
  )
  const property = fc.asyncProperty(orders, async (commands) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/build')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/build')
    await hydrated(page)
    await fc.asyncModelRun(
      () => ({
        model: { theme: 'dark', isOpen: false, isNarrow: false } satisfies Model as Model,
        real: page,
      }),
      commands,
    )
  })
  await holdsLater('interface', property, RUNS)
})

test('control: an interface that differs from the model is found', async ({ page }) => {
  await page.goto('/build')
  await hydrated(page)
  const other: Model = { theme: 'light', isOpen: false, isNarrow: false }
  await expect(expectModel(page, other, 1000)).rejects.toThrow('data-theme')
})
