import { expectNoFaults } from '../support/test'
import { controls } from './actions/controls'
import { following } from './actions/follow'
import { traversing } from './actions/history'
import { networking } from './actions/network'
import { searching } from './actions/search'
import { windowing } from './actions/window'
import {
  expectChoices,
  expectDocument,
  expectFreshPage,
  expectGroups,
  openGroups,
  whereArrived,
} from './checks'
import { markDocument, notePlaceLeft, getPath, whereNow } from './places'
import { makeRandom } from './random'
import type { Action, Reader } from './reader'

const ACTIONS: readonly Action[] = [
  ...following,
  ...traversing,
  ...controls,
  ...searching,
  ...windowing,
  ...networking,
]

/** A little less than the number of pages a tab keeps, because some are fetched without being shown. */
const KEPT = 10

/** Picks random actions until the page offers one. Out: what was done. */
async function actOnce(reader: Reader): Promise<string> {
  const offered = ACTIONS.filter(({ loads }) => reader.loads || !loads)
  const drawn = offered.flatMap((action) => Array.from({ length: action.weight }, () => action))
  for (;;) {
    const action = reader.random.one(drawn)
    reader.doing = action.name
    const done = await action.act(reader)
    if (done !== undefined) return done
  }
}

/** Console messages caused by the reader's actions rather than by the site. */
function listNoise(reader: Reader, addresses: readonly string[]): RegExp[] {
  return [
    ...(reader.isOffline ? [/ERR_INTERNET_DISCONNECTED/] : []),
    ...(addresses.some((address) => /nothing|quikstart/.test(address)) ? [/404 \(Not Found\)/] : []),
    ...(reader.loads ? [/There is a new release/] : []),
  ]
}

async function takeStep(reader: Reader, faults: string[]): Promise<string> {
  const before = await whereNow(reader)
  reader.mayLoad = before.release !== reader.served() // the router loads a new release in full
  const groups = await openGroups(reader)
  const wasOffline = reader.isOffline
  const done = await actOnce(reader)
  const now = await whereArrived(reader)
  await notePlaceLeft(reader)
  const isLoaded = expectDocument(reader, now)
  if (isLoaded) {
    reader.choices.isSidebarHidden = false
    reader.choices.groups.clear()
    reader.read = []
    reader.hasSearch = false
    await markDocument(reader)
  }
  const path = getPath(now.address)
  const isOther = isLoaded || path !== getPath(before.address)
  if (isOther) reader.isBent = false
  reader.read = [...reader.read.filter((known) => known !== path), path].slice(-KEPT)
  await expectFreshPage(reader, now.address)
  await expectChoices(reader)
  if (isOther && !isLoaded) await expectGroups(reader, groups)
  const noise = listNoise({ ...reader, isOffline: wasOffline || reader.isOffline }, [
    before.address,
    now.address,
  ])
  expectNoFaults(faults.splice(0), noise)
  return done
}

export type Walk = { seed: number; steps: number; onStep?: (step: number) => Promise<void> }

/**
 * Takes a reader on a random walk through the site. Any problem that an action or a comparison finds fails the walk, and
 * is reported with the seed and all steps so far.
 * @param faults the pages' errors; emptied at each step
 */
export async function walk(reader: Reader, faults: string[], { seed, steps, onStep }: Walk): Promise<void> {
  const done: string[] = []
  for (let step = 0; step < steps; step += 1) {
    reader.random = makeRandom(seed, step)
    try {
      done.push(await takeStep(reader, faults))
      await onStep?.(step + 1)
    } catch (error) {
      const told = done.map((words, at) => `${at}. ${words}`).slice(-40)
      throw new Error(
        `Step ${step} of the walk with seed ${seed} failed. To repeat it: WALK_SEED=${seed} WALK_STEPS=${step + 1}\n${told.join('\n')}\n${step}. ${reader.doing}\n\n${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      )
    }
  }
}

/** A description of how often a walk compared what. */
export const countedText = ({ compared }: Reader): string =>
  [...compared].map(([what, times]) => `${what} ${times}`).join(', ')
