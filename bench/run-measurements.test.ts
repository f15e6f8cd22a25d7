import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Measurement, Surroundings } from './measurement'
import { Problem } from './problem'
import { progressLine } from './progress'
import { readResult } from './results'
import { runMeasurements, summary } from './run-measurements'

let folder: string
let printed: string[]
let surroundings: Surroundings
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  printed = []
  surroundings = { port: 0, progress: progressLine(9, { write: (text) => printed.push(text) }) }
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const never = () => new AbortController().signal

const found = (id: string, run: Measurement['run'] = async () => ({ id })): Measurement => ({
  id,
  stamp: '1',
  run,
})
const fails = (error: Error) => () => Promise.reject(error)
const files = () => fs.readdirSync(folder).sort()

describe('a run', () => {
  it('keeps finished measurements and continues from there', async () => {
    const first = [found('a'), found('b', fails(new Problem('no browser'))), found('c')]
    const broken = await runMeasurements(first, surroundings, { folder, signal: never() })
    expect(broken).toMatchObject({ measured: ['a'], stopped: 'no browser' })
    expect(summary(broken)).toBe(
      'Stopped: no browser 1 measured, 0 kept, 0 failed; finished measurements are kept. Run the same command to continue.',
    )
    expect(files()).toEqual(['a.json'])

    const again = [found('a', fails(new Error('measured twice'))), found('b'), found('c')]
    const whole = await runMeasurements(again, surroundings, { folder, signal: never() })
    expect(whole).toMatchObject({ measured: ['b', 'c'], kept: ['a'] })
    expect(summary(whole)).toBe('2 measured, 1 kept, 0 failed')
  })

  it('stops if interrupted during a measurement, and leaves no part of it', async () => {
    const stop = new AbortController()
    const hangs = () => {
      stop.abort()
      return new Promise<never>(() => undefined)
    }
    const outcome = await runMeasurements([found('a'), found('b', hangs)], surroundings, {
      folder,
      signal: stop.signal,
    })
    expect(summary(outcome)).toMatch(/^Interrupted\. 1 measured, .*finished measurements are kept/)
    expect(files()).toEqual(['a.json'])
  })

  it('continues after a failed measurement, and reports it', async () => {
    const outcome = await runMeasurements(
      [found('a', fails(new Error('no such link'))), found('b')],
      surroundings,
      {
        folder,
        signal: never(),
      },
    )
    expect(summary(outcome)).toBe('a: no such link\n1 measured, 0 kept, 1 failed')
  })

  it('measures again if the stamp has changed, or if asked to', async () => {
    const run = (measurement: Measurement, again = false) =>
      runMeasurements([measurement], surroundings, { again, folder, signal: never() })
    await run(found('a'))
    expect((await run(found('a'))).kept).toEqual(['a'])
    expect((await run(found('a'), true)).measured).toEqual(['a'])
    expect((await run({ ...found('a'), stamp: '2' })).measured).toEqual(['a'])
    expect(readResult('a', folder)?.stamp).toBe('2')
  })

  it('stops at an invalid result, and names the file', async () => {
    fs.writeFileSync(path.join(folder, 'a.json'), '{"id":')
    const outcome = await runMeasurements([found('a')], surroundings, { folder, signal: never() })
    expect(outcome.stopped).toContain(`${path.join(folder, 'a.json')}: found something else than a result`)
    expect(outcome.stopped).toContain('Fix: delete it.')
  })

  it('shows its progress', async () => {
    await runMeasurements([found('a')], surroundings, { folder, signal: never() })
    expect(printed.join('')).toBe('[###.....................] 1/9 a: measured\n')
  })
})
