import type { MemoryCourse } from '../../bench/load/memory'
import type { SoakResult } from './soak'

/** Memory use varies, because freed memory is returned late. */
const MEMORY_SLACK = { megabytes: 40, share: 0.25 }
/** Clients come and go during the count. */
const DESCRIPTOR_SLACK = 40
const LEFT_OPEN = 5
const MAX_SHOWN = 5

const grows = ({ early, late }: MemoryCourse, slack: number) => late > early + slack

function few(errors: readonly string[]): string {
  const more = errors.length > MAX_SHOWN ? ` … and ${errors.length - MAX_SHOWN} more` : ''
  return `${errors.slice(0, MAX_SHOWN).join('; ')}${more}`
}

/** The problems that a soak test found; empty if everything is fine. */
export function soakFaults({ good, others, held, taken, before, after }: SoakResult): string[] {
  const { megabytes, descriptors } = taken
  const memorySlack = Math.max(MEMORY_SLACK.megabytes, megabytes.early * MEMORY_SLACK.share)
  return [
    ...(good.answers === 0 ? ['good client: found no answer at all'] : []),
    ...(good.wrong.length > 0 ? [`good client: ${good.wrong.length} wrong answers: ${few(good.wrong)}`] : []),
    ...(others.errors.length > 0
      ? [`other clients: ${others.errors.length} wrong answers: ${few(others.errors)}`]
      : []),
    ...held
      .filter(({ outlived }) => outlived > 0)
      .map(({ kind, outlived, limitMs }) => `${kind}: ${outlived} connections were open after ${limitMs} ms`),
    ...(grows(megabytes, memorySlack)
      ? [
          `memory: grew from ${megabytes.early} to ${megabytes.late} MB, expected at most ${Math.round(megabytes.early + memorySlack)}`,
        ]
      : []),
    ...(grows(descriptors, DESCRIPTOR_SLACK)
      ? [`descriptors: grew from ${descriptors.early} to ${descriptors.late}`]
      : []),
    ...(after.descriptors > before.descriptors + LEFT_OPEN
      ? [`descriptors: ${before.descriptors} before, ${after.descriptors} when all clients had gone`]
      : []),
  ]
}

/** The figures of a soak test, one per line. */
export function soakFigures({ seconds, good, others, held, taken, before, after }: SoakResult): string[] {
  const course = ({ early, late, peak }: MemoryCourse) => `${early} early, ${late} late, ${peak} at most`
  const answered = [...others.answered.values()].reduce((sum, count) => sum + count, 0)
  return [
    `soak: ${seconds} s`,
    `good client: ${good.answers} answers, ${good.wrong.length} wrong, the slowest ${good.slowestMs} ms`,
    `other clients: ${answered} whole answers (${others.slow} read slowly), ${others.left} left, ${others.refused} refused, ${others.errors.length} wrong`,
    ...held.map(
      ({ kind, closed, longestMs, limitMs, outlived }) =>
        `held, ${kind}: ${closed} closed, the longest after ${longestMs} ms of ${limitMs}; ${outlived} outlived it`,
    ),
    `memory, MB: ${course(taken.megabytes)}; ${before.megabytes} before, ${after.megabytes} after`,
    `descriptors: ${course(taken.descriptors)}; ${before.descriptors} before, ${after.descriptors} after`,
  ]
}
