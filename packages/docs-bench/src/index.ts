import { measureAll } from './measure-sites'
import { writeReport } from './write-report'
import type { BenchOptions, BenchReport, Site } from './types'

export type * from './types'

/**
 * Measures pages in one browser, one after another.
 * @throws if the browser can't be started; a site that fails is in the report
 */
export async function measureSites(sites: readonly Site[], options: BenchOptions = {}): Promise<BenchReport> {
  return measureAll(sites, options)
}

/** The report as a Markdown table. */
export function reportAsMarkdown(report: BenchReport): string {
  return writeReport(report)
}
