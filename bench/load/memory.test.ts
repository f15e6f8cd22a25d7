import { describe, expect, it } from 'vitest'
import { getCourse } from './memory'

describe('memory use over time', () => {
  it('compares the time when all connections are open with the end', () => {
    expect(getCourse([50, 60, 100, 100, 100, 100, 101, 101])).toEqual({ early: 100, late: 101, peak: 101 })
  })

  it('control: growing memory is found', () => {
    expect(getCourse([50, 60, 100, 110, 200, 300, 400, 500])).toEqual({ early: 100, late: 400, peak: 500 })
  })
})
