import { test } from '@playwright/test'

/** Says how many of something the running test has tried. The page /status/trust adds them up by file and noun. */
export function counted(amount: number, noun: string): void {
  test.info().annotations.push({ type: 'counted', description: `${amount} ${noun}` })
}
