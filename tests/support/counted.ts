import { test } from '@playwright/test'

/** Records how many items the running test has checked. /status/trust adds them up by file and noun. */
export function counted(amount: number, noun: string): void {
  test.info().annotations.push({ type: 'counted', description: `${amount} ${noun}` })
}
