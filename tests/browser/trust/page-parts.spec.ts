import { expect, hydrated, kitchenSink, test } from '../../support/test'

test("changing the anchor doesn't change the page's state", async ({ page }) => {
  await page.goto(kitchenSink('/blocks'))
  await hydrated(page)
  await page.getByText('Closed at first').click()
  await expect(page.getByText('What the details hold.')).toBeVisible()
  await page.evaluate(() => window.location.assign('#again'))
  await expect(page).toHaveURL(/#again$/)
  await page.evaluate(() => window.location.assign('#and-again'))
  await expect(page).toHaveURL(/#and-again$/)
  await expect(page.getByText('What the details hold.')).toBeVisible()
})
