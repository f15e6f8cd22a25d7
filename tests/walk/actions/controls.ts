import { expect } from '../../support/test'
import type { Action, Reader } from '../reader'

const visibleAt = (reader: Reader, selector: string): Promise<number[]> =>
  reader.page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)].flatMap((element, at) =>
        element.checkVisibility({ visibilityProperty: true }) ? [at] : [],
      ),
    selector,
  )

const switchTheme: Action = {
  name: 'switch the theme',
  weight: 6,
  act: async ({ page, choices }) => {
    choices.theme = choices.theme === 'dark' ? 'light' : 'dark'
    const button = page.getByRole('button', { name: /^Switch between dark and light mode/ })
    await button.click()
    await expect(button).toBeFocused()
    return `switch to the ${choices.theme} theme`
  },
}

const TAB = '.tabs > label'

const switchTab: Action = {
  name: 'choose a tab',
  weight: 12,
  act: async (reader) => {
    const tabs = await visibleAt(reader, TAB)
    if (tabs.length === 0) return undefined
    const label = reader.page.locator(TAB).nth(reader.random.one(tabs))
    await label.click()
    const input = reader.page.locator(`[id="${await label.getAttribute('for')}"]`)
    await expect(input).toBeChecked()
    await expect(input).toBeFocused()
    const [group, value] = [await input.getAttribute('data-group'), await input.inputValue()]
    if (group) reader.choices.tabs.set(group, value)
    reader.isBent = true
    return `choose the tab ${value} of ${group ?? 'its set'}`
  },
}

const SUMMARY = '#main details:not(.dropdown) > summary, .sidebar details > summary'

const fold: Action = {
  name: 'open or close a panel',
  weight: 8,
  act: async (reader) => {
    const summaries = await visibleAt(reader, SUMMARY)
    if (summaries.length === 0) return undefined
    const summary = reader.page.locator(SUMMARY).nth(reader.random.one(summaries))
    const details = summary.locator('..')
    const isOpen = await details.evaluate((element) => (element as HTMLDetailsElement).open) // a summary's parent
    reader.isBent = true
    await summary.click()
    await expect(details).toHaveJSProperty('open', !isOpen)
    await expect(summary).toBeFocused()
    return `${isOpen ? 'close' : 'open'} ${JSON.stringify(await summary.textContent())}`
  },
}

const BRANCH = '.sidebar a[data-branch]'

const openGroup: Action = {
  name: 'open a group in the sidebar',
  weight: 6,
  act: async (reader) => {
    const branches = reader.isOffline ? [] : await visibleAt(reader, BRANCH)
    if (branches.length === 0) return undefined
    const link = reader.page.locator(BRANCH).nth(reader.random.one(branches))
    const name = (await link.innerText()).trim()
    const list = reader.page.locator('.sidebar')
    await link.focus()
    await reader.page.keyboard.press('Enter')
    const summary = list.locator('details[open] > summary').getByText(name, { exact: true })
    await expect(summary).toBeFocused()
    reader.choices.groups.add(name)
    return `open the group ${JSON.stringify(name)}`
  },
}

const hideSidebar: Action = {
  name: 'hide or show the sidebar',
  weight: 3,
  act: async (reader) => {
    const button = reader.page.locator('.sidebar-hide')
    if (!(await button.isVisible())) return undefined
    reader.choices.isSidebarHidden = !reader.choices.isSidebarHidden
    await button.click()
    await expect(button).toBeFocused()
    reader.isBent = true // this changes the text's width
    return reader.choices.isSidebarHidden ? 'hide the sidebar' : 'show the sidebar'
  },
}

const openDropdown: Action = {
  name: 'open and close a dropdown',
  weight: 3,
  act: async (reader) => {
    const selector = 'details.dropdown > summary'
    const summaries = await visibleAt(reader, selector)
    if (summaries.length === 0) return undefined
    const summary = reader.page.locator(selector).nth(reader.random.one(summaries))
    const details = summary.locator('..')
    await summary.click()
    await expect(details).toHaveJSProperty('open', true)
    if (reader.random.below(2) === 0) await reader.page.keyboard.press('Escape')
    else await summary.click()
    await expect(details).toHaveJSProperty('open', false)
    await expect(summary).toBeFocused()
    return `open and close the dropdown ${JSON.stringify(await summary.textContent())}`
  },
}

export const controls = [switchTheme, switchTab, fold, openGroup, hideSidebar, openDropdown]
