// npm run screenshots: creates the starter, runs it on its local chain, and takes the pictures that pages show, in both
// themes. They go to static/img/screenshots, and their sizes to the component that shows them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { browserPath } from '../tests/support/browser-path'
import { packPackage } from './packages/pack-package'
import { runScript, startScript, stopScript } from './packages/run-script'

const WORK = '.cache/screenshots'
const TARGET = 'static/img/screenshots'
const SIZES = 'src/theme/Screenshot/sizes.json'
const SCALE = 2 // pixels of a picture for each CSS pixel
const QUALITY = 60
const THEMES = ['light', 'dark'] as const

type Sizes = Record<string, { width: number; height: number }>

async function createStarter(): Promise<string> {
  rmSync(WORK, { recursive: true, force: true })
  mkdirSync(WORK, { recursive: true })
  const [starter, chain] = await Promise.all(
    ['packages/create-celo-app', 'packages/anvil-cip64'].map((folder) => packPackage(folder, WORK)),
  )
  const app = path.resolve(WORK, 'my-app')
  execFileSync('npx', ['--yes', `file:${path.resolve(starter!)}`, app], { stdio: 'inherit' })
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: app,
    stdio: 'inherit',
  })
  const manifest = path.join(app, 'package.json') // its chain isn't published yet
  const text = readFileSync(manifest, 'utf8').replace(
    /https:\S+anvil-cip64\.tgz/,
    `file:${path.resolve(chain!)}`,
  )
  writeFileSync(manifest, text)
  return app
}

/** Takes one picture in each theme. They have the same size, because only colors differ. */
async function takePicture(page: Page, name: string, selector: string): Promise<Sizes> {
  let size = { width: 0, height: 0 }
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    const picture = await page.locator(selector).first().screenshot({ animations: 'disabled' })
    const { width, height } = await sharp(picture)
      .avif({ quality: QUALITY, effort: 6 })
      .toFile(path.join(TARGET, `${name}-${theme}.avif`))
    size = { width: width / SCALE, height: height / SCALE }
  }
  return { [name]: size }
}

const open = (browser: Browser, width: number) =>
  browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: SCALE, locale: 'en-US' })

async function sign(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text)
  await page.getByRole('button', { name: 'Sign' }).click()
  await page.getByText('Signed.').waitFor()
  await page.getByRole('listitem').filter({ hasText: text }).waitFor()
}

async function takePictures(browser: Browser, url: string): Promise<Sizes> {
  const desktop = await open(browser, 720)
  await desktop.goto(url)
  await desktop.getByRole('button', { name: 'Connect test wallet' }).click()
  await desktop.getByLabel('Network fee in').selectOption('USDm')
  await sign(desktop, 'Hello from Celo')
  console.log(await desktop.getByText('Signed.').innerText())
  const sizes = {
    ...(await takePicture(desktop, 'starter', 'main')),
    ...(await takePicture(desktop, 'starter-wallet', '.wallet')),
  }
  const phone = await open(browser, 360)
  await phone.goto(`${url}?minipay`)
  await sign(phone, 'Hello from my phone')
  return { ...sizes, ...(await takePicture(phone, 'starter-minipay', 'main')) }
}

async function main(): Promise<void> {
  const app = await createStarter()
  const chain = await startScript({ cwd: app, words: ['chain'] }, /^RPC URL +(\S+)$/m)
  const server = await startScript({ cwd: app, words: ['dev'], env: { NO_COLOR: '1' } }, /Local: +(http:\S+)/)
  const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] })
  try {
    console.log(await runScript({ cwd: app, words: ['deploy'] }))
    mkdirSync(TARGET, { recursive: true })
    const sizes = await takePictures(browser, server.found)
    writeFileSync(SIZES, `${JSON.stringify(sizes, null, 2)}\n`)
  } finally {
    await browser.close()
    await Promise.all([chain.child, server.child].map(stopScript))
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
