import { expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 740 } })

test("on a phone, the table of contents stays available, and the bar doesn't cover the headings it leads to", async ({
  page,
}) => {
  await page.goto('/developer/viem')
  const bar = page.locator('.page-bar')
  const list = bar.getByRole('navigation', { name: 'On this page (collapsed)' })
  await page.getByRole('heading', { name: 'Limitations' }).scrollIntoViewIfNeeded()
  await expect(bar, 'the bar stays visible').toBeInViewport()
  await bar.getByText('On this page').click()
  await list.getByRole('link', { name: 'Troubleshooting' }).click()
  await expect(list).toBeHidden()
  await expect
    .poll(async () => {
      const [low, top] = await Promise.all([
        bar.evaluate((element) => element.getBoundingClientRect().bottom),
        page
          .getByRole('heading', { name: 'Troubleshooting' })
          .evaluate((element) => element.getBoundingClientRect().top),
      ])
      return top - low
    })
    .toBeGreaterThanOrEqual(0)
})

test('the table of contents closes on Escape, and when the same heading is selected again', async ({
  page,
}) => {
  await page.goto('/developer/viem#limitations')
  const bar = page.locator('.page-bar')
  const list = bar.getByRole('navigation', { name: 'On this page (collapsed)' })
  await bar.getByText('On this page').click()
  await list.getByRole('link', { name: 'Limitations' }).click()
  await expect(list).toBeHidden()
  await bar.getByText('On this page').click()
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
})
