import type { Page } from '@playwright/test'
import { counted } from '../support/counted'
import { expect, hydrated, test } from '../support/test'

/** Links that can't be clicked because something else covers their center. */
const findCovered = (page: Page): Promise<{ checked: number; covered: string[] }> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#main a[href], footer a[href]')]
    const seen = links.filter((link) => link.checkVisibility({ visibilityProperty: true }))
    const covered = seen.filter((link) => {
      link.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const [box] = link.getClientRects()
      if (!box || box.width * box.height === 0) return false
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return !top || !(link.contains(top) || top.contains(link))
    })
    return { checked: seen.length, covered: covered.map((link) => link.outerHTML.slice(0, 120)) }
  })

const PAGES = ['/', '/showcase', '/network/node/overview', '/developer/smart-accounts', '/cli/account']

for (const width of [360, 1280])
  for (const address of PAGES)
    test(`every link on ${address} can be clicked, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await hydrated(page)
      const { checked, covered } = await findCovered(page)
      expect(covered).toEqual([])
      counted(checked, 'links that can be clicked')
    })

test("control: a term in a card's reason is found if the card's link covers it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/network/node/overview')
  await hydrated(page)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.next-reason { position: static !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  expect((await findCovered(page)).covered.join()).toContain('class="term"')
})
