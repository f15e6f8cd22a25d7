import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '../../support/test'

const scripts = 'build/assets/js'
const getVersion = (name: string): string =>
  JSON.parse(fs.readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')).version

test('S9.27 pages are built with Docusaurus and its docs plugin 3.8.1', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute('content', 'Docusaurus v3.8.1')
  expect(getVersion('@docusaurus/plugin-content-docs')).toBe('3.8.1')
})

test('S9.28 the scripts contain React 19.1.1 and no other version', () => {
  const text = fs
    .readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(scripts, file), 'utf8'))
    .join('\n')
  const versions = new Set(
    [...text.matchAll(/(?:\.version=|\bversion:|reconcilerVersion:)["'](19\.\d+\.\d+)["']/g)].map(
      ([, version]) => version,
    ),
  )
  expect([...versions]).toEqual(['19.1.1'])
})

test('S9.30 there is one locale, English', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(fs.existsSync('build/en')).toBe(false)
  await expect(
    page.locator('link[rel="alternate"][hreflang]:not([hreflang="en"], [hreflang="x-default"])'),
  ).toHaveCount(0)
})

test('S9.31 the copyright line shows 2025', async ({ page }) => {
  await page.goto('/')
  const years = (await page.getByRole('contentinfo').innerText()).match(/\b20\d\d\b/g)
  expect(years).toEqual(['2025'])
})
