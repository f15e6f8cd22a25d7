import { expect, test } from '../support/test'
import { walkMeasured } from '../walk/measured-walk'
import { startReader } from '../walk/start-reader'
import { countedText, walk } from '../walk/walk'

const SEED = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000)
const STEPS = Number(process.env.WALK_STEPS ?? 10_000)
/** Steps of the walk that loads other documents: each new one forgets what the one before has leaked. */
const LOADING_STEPS = Math.ceil(STEPS / 5)
/** Milliseconds for a step, on a busy machine. */
const PATIENCE = 4000
/** Inside a step, an action costs the same at the end of a walk as at its start: outside, all earlier ones are searched. */
const WALK = 'walk'

test(`a walk of ${STEPS} steps in one document finds nothing wrong, and leaks nothing`, async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(STEPS * PATIENCE)
  const { reader, end } = await startReader({ page, context, loads: false })
  const held = await test.step(WALK, () => walkMeasured(reader, faults, { seed: SEED, steps: STEPS }))
  await end()
  console.log(`walk: ${STEPS} steps, seed ${SEED}; ${countedText(reader)}`)
  console.log(`walk: held ${JSON.stringify(held.early)} early, ${JSON.stringify(held.late)} late`)
  expect(held.faults).toEqual([])
})

test(`a walk of ${LOADING_STEPS} steps with reloads and new releases finds nothing wrong`, async ({
  page,
  context,
  faults,
}) => {
  test.setTimeout(LOADING_STEPS * PATIENCE)
  const { reader, end } = await startReader({ page, context, loads: true })
  await test.step(WALK, () => walk(reader, faults, { seed: SEED, steps: LOADING_STEPS }))
  await end()
  console.log(`walk: ${LOADING_STEPS} steps with loads, seed ${SEED}; ${countedText(reader)}`)
})
