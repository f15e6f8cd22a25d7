import type { Dated } from '../../types/status'

const DAY = 86_400_000

/** The last day on which a check still counts. In: the check's date and limit. Out: YYYY-MM-DD. */
export function dueDay({ verified, limit }: Dated): string {
  return new Date(Date.parse(verified) + limit * DAY).toISOString().slice(0, 10)
}

/** The items whose check is past its limit on a date (YYYY-MM-DD), longest overdue first. */
export function pastDue<T extends Dated>(items: readonly T[], today: string): T[] {
  return byDueDay(items).filter((item) => dueDay(item) < today)
}

/** The same list, the next one due first. */
export function byDueDay<T extends Dated>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => dueDay(a).localeCompare(dueDay(b)))
}
