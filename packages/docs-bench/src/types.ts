/** A page to measure. */
export interface Site {
  /** What the report calls it. */
  readonly name: string
  readonly url: string
}

/** Bytes of bodies as sent, by kind. */
export interface BytesByKind {
  readonly html: number
  readonly script: number
  readonly style: number
  readonly font: number
  /** Images, data, WebAssembly. */
  readonly other: number
  /** Prefetched for pages that a reader may open. */
  readonly ahead: number
  readonly all: number
}

export interface SiteFigures extends Site {
  /** Until nothing was sent for a while. */
  readonly bytes: BytesByKind
  readonly bytesAtLoad: number
  readonly scriptAtLoad: number
  /** First contentful paint. */
  readonly paintMs: number
  readonly loadMs: number
  /** Time that long tasks blocked the page. */
  readonly blockingMs: number
  readonly layoutShift: number
  /** The lowest and the highest of the runs, of which the figures above are the medians. */
  readonly spread: Readonly<
    Record<'paintMs' | 'loadMs' | 'blockingMs', readonly [least: number, most: number]>
  >
}

/** A site that couldn't be measured, and why. */
export interface FailedSite extends Site {
  readonly error: string
}

export interface BenchOptions {
  /** Runs for each median, after one to warm up. Default: 5. */
  readonly runs?: number
  /** Without the slow connection and processor. */
  readonly fast?: boolean
  /** Default: a phone. */
  readonly device?: 'phone' | 'desktop'
  /** Path of Chrome, Chromium or Edge. Default: the environment's CHROME_PATH, or the installed Chrome. */
  readonly browser?: string
  /** Receives what's being done. */
  readonly say?: (what: string) => void
}

export interface BenchReport {
  readonly measured: readonly SiteFigures[]
  readonly failed: readonly FailedSite[]
  readonly runs: number
  readonly fast: boolean
  readonly device: 'phone' | 'desktop'
  /** YYYY-MM-DD */
  readonly on: string
}
