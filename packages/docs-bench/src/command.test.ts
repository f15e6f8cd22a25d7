import { describe, expect, it } from 'vitest'
import { readCommandLine } from './command-line'
import { reportAsMarkdown } from './index'
import type { BenchReport } from './types'

const words = (line: string) => line.split(' ').filter((word) => word !== '')

describe('a command line', () => {
  it.each([
    [
      'https://a.example/x',
      [{ name: 'a.example', url: 'https://a.example/x' }],
      { runs: 5, device: 'phone' },
    ],
    [
      'Ours=http://a.example/?b=c --runs 7 --desktop --fast',
      [{ name: 'Ours', url: 'http://a.example/?b=c' }],
      { runs: 7, device: 'desktop', fast: true },
    ],
  ])('%s', (line, sites, options) =>
    expect(readCommandLine(words(line))).toMatchObject({ sites, options, json: false }),
  )

  it('can ask for help without a site', () => expect(readCommandLine(['--help']).shows).toBe('help'))

  it.each([
    ['', 'found no site, expected at least one address'],
    ['a.example', 'found a.example, expected an address, or a name'],
    ['https://a.example --runs 0', 'found --runs 0, expected a whole number from 1 to 99'],
    ['https://a.example --slow', ', expected known options. Fix: --help'],
  ])('control: "%s" is refused', (line, message) =>
    expect(() => readCommandLine(words(line))).toThrow(message),
  )
})

describe('the report', () => {
  const bytes = { html: 10_240, script: 0, style: 512, font: 0, other: 0, ahead: 0, all: 10_752 }
  const measured = {
    ...{ name: 'Ours', url: 'https://a.example', bytes, bytesAtLoad: 10_752, scriptAtLoad: 0 },
    ...{ paintMs: 300, loadMs: 400, blockingMs: 0, layoutShift: 0.012 },
    spread: { paintMs: [290, 310], loadMs: [390, 440], blockingMs: [0, 0] } as const,
  }
  const report: BenchReport = {
    measured: [measured],
    failed: [{ name: 'Theirs', url: 'https://b.example', error: 'net::ERR_CONNECTION_REFUSED' }],
    ...{ runs: 5, fast: false, device: 'phone', on: '2026-11-28' },
  }

  it('has a row for each site, and says which failed', () => {
    const text = reportAsMarkdown(report)
    expect(text).toContain(
      '| [Ours](https://a.example) | 10.0 | 0.0 | 0.5 | 0.0 | 0.0 | 0.0 | 10.5 | 10.5 | 300 (290 to 310) | 400 (390 to 440) | 0 | 0.012 |',
    )
    expect(text).toContain("- Theirs (https://b.example) wasn't measured: net::ERR_CONNECTION_REFUSED")
    expect(text).toContain('On a phone, with 1.6 Mbit/s')
  })

  it('control: says that nothing was slowed down', () =>
    expect(reportAsMarkdown({ ...report, fast: true })).toContain('On a phone, without a slow connection.'))
})
