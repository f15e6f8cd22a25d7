import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { walkMeasured } from '../walk/measured-walk'
import { startReader } from '../walk/start-reader'
import { countedText, walk } from '../walk/walk'

const SEED = Number(process.env.WALK_SEED ?? 1)
const STEPS = Number(process.env.WALK_STEPS ?? 80)
/** What controls wait for a fault to go away, in ms. */
const SOON = 4000
/** Milliseconds per step on a busy machine. */
const TIMEOUT_MS = 4000

test(`a random walk of ${STEPS} steps finds nothing wrong`, async ({ page, context, faults }) => {
  test.setTimeout(STEPS * TIMEOUT_MS)
  const { reader, end } = await startReader({ page, context, loads: true })
  await walk(reader, faults, { seed: SEED, steps: STEPS })
  await end()
  console.log(`walk: ${STEPS} steps, seed ${SEED}; ${countedText(reader)}`)
})

/** Faults that a walk must find, by the message it then prints. Each starts with the first page that a link leads to. */
const seeded: Record<string, { said: RegExp; seed: (page: Page) => Promise<unknown> }> = {
  'a script that throws': {
    said: /page error: a seeded fault/,
    seed: (page) =>
      page.addInitScript(() => {
        const push = history.pushState.bind(history)
        history.pushState = (...entry) => {
          push(...entry)
          setTimeout(() => {
            throw new Error('a seeded fault')
          })
        }
      }),
  },
  'a theme that is forgotten': {
    said: /what the reader has chosen/,
    seed: (page) =>
      page.addInitScript(() => {
        const push = history.pushState.bind(history)
        history.pushState = (...entry) => {
          push(...entry)
          document.documentElement.dataset.theme = 'none'
        }
      }),
  },
  'a scroll position that is forgotten': {
    said: /where the reader left \//,
    seed: (page) =>
      page.addInitScript(() => {
        history.scrollRestoration = 'manual'
        const { scrollTo } = window
        window.addEventListener('popstate', () => {
          window.scrollTo = () => scrollTo(0, 0)
          setTimeout(() => (window.scrollTo = scrollTo), 1000)
        })
      }),
  },
  "a page with another page's text": {
    said: /what a fresh load of .* shows/,
    seed: (page) =>
      page.route('**/page.json', async (route) => {
        const response = await route.fetch()
        const text = (await response.text()).replaceAll('<h1>', '<h1>Not ')
        await route.fulfill({ response, body: text })
      }),
  },
  'a second document': {
    said: /loaded another document/,
    seed: (page) =>
      page.addInitScript(() => {
        history.pushState = (_state, _title, address) => location.assign(address ?? '/')
      }),
  },
}

for (const [fault, { said, seed }] of Object.entries(seeded))
  test(`control: ${fault} is found and reported with the seed and the steps`, async ({
    page,
    context,
    faults,
  }) => {
    test.setTimeout(STEPS * TIMEOUT_MS)
    await seed(page)
    const { reader, end } = await startReader({ page, context, loads: false, patience: SOON })
    const failed = await walk(reader, faults, { seed: SEED, steps: STEPS }).then(
      () => 'nothing was found',
      (error: Error) => error.message,
    )
    await end()
    faults.length = 0
    expect(failed).toMatch(said)
    expect(failed).toMatch(new RegExp(`WALK_SEED=${SEED} WALK_STEPS=\\d+`))
  })

/** How often the control measures the tab, each time after four more navigations. */
const LOOKS = 12

test('control: listeners and elements leaked by each navigation are found', async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(STEPS * TIMEOUT_MS)
  await page.addInitScript(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      push(...entry)
      for (let times = 0; times < 20; times += 1) {
        const left = document.createElement('p')
        for (let words = 0; words < 30; words += 1) left.append(document.createElement('b'))
        window.addEventListener('a-seeded-event', () => left.remove())
      }
    }
  })
  const { reader, end } = await startReader({ page, context, loads: false })
  const held = await walkMeasured(reader, faults, { seed: SEED, steps: LOOKS, looks: LOOKS })
  await end()
  expect(held.faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^listeners: grew/),
      expect.stringMatching(/^nodes: grew/),
    ]),
  )
})
