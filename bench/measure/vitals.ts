import type { Page } from 'playwright-core'

export type Vitals = {
  /** First contentful paint, end of loading, and the time that long tasks blocked the page, in ms. */
  readonly paint: number
  readonly load: number
  readonly blocking: number
  /** Cumulative layout shift. */
  readonly shift: number
  /** Bytes of bodies that had arrived when the page had loaded. */
  readonly bytesAtLoad: number
  readonly scriptAtLoad: number
}

/** Records long tasks and layout shifts from the start. Call before the page is opened. */
export const watchVitals = (page: Page) =>
  page.addInitScript(() => {
    const seen = { blocking: 0, shift: 0 }
    Object.assign(window, { benchSeen: seen })
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('longtask', ({ duration }) => (seen.blocking += duration - 50))
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.shift += value
    })
  })

/** Reads the recorded values once the page is quiet. */
export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => {
    const { benchSeen } = window as unknown as { benchSeen: { blocking: number; shift: number } }
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const end = navigation!.loadEventEnd
    const there = [navigation!, ...resources].filter(
      ({ responseEnd }) => responseEnd > 0 && responseEnd <= end,
    )
    const sum = (entries: PerformanceResourceTiming[]) =>
      entries.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
    return {
      paint: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      load: Math.round(end),
      blocking: Math.round(benchSeen.blocking),
      shift: Math.round(benchSeen.shift * 1000) / 1000,
      bytesAtLoad: sum(there),
      scriptAtLoad: sum(there.filter(({ name }) => name.endsWith('.js'))),
    }
  })
