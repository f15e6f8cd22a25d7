import { expect, test } from '../support/test'
import { walkMeasured } from '../walk/measured-walk'
import { startReader } from '../walk/start-reader'
import { countedText, walk } from '../walk/walk'

const SEED = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000)
const STEPS = Number(process.env.WALK_STEPS ?? 10_000)
/** Steps in the walk that loads other documents; each new document discards what the one before has leaked. */
const LOADING_STEPS = Math.ceil(STEPS / 5)
/** How often the walk measures the tab. */
const LOOKS = 40
/** Milliseconds per step on a busy machine. */
const TIMEOUT_MS = 4000
/** Playwright searches all earlier actions outside a step, so inside one, late actions cost the same as early ones. */
const WALK = 'walk'

test(`a walk with ${STEPS} steps in one document finds nothing wrong and leaks nothing`, async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(STEPS * TIMEOUT_MS)
  const { reader, end } = await startReader({ page, context, loads: false })
  const held = await test.step(WALK, () =>
    walkMeasured(reader, faults, { seed: SEED, steps: STEPS, looks: LOOKS }),
  )
  await end()
  console.log(`walk: ${STEPS} steps, seed ${SEED}; ${countedText(reader)}`)
  console.log(`walk: memory use ${JSON.stringify(held.early)} early, ${JSON.stringify(held.late)} late`)
  expect(held.faults).toEqual([])
})

test(`a walk with ${LOADING_STEPS} steps, reloads and new releases finds nothing wrong`, async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(LOADING_STEPS * TIMEOUT_MS)
  const { reader, end } = await startReader({ page, context, loads: true })
  await test.step(WALK, () => walk(reader, faults, { seed: SEED, steps: LOADING_STEPS }))
  await end()
  console.log(`walk: ${LOADING_STEPS} steps with loads, seed ${SEED}; ${countedText(reader)}`)
})
