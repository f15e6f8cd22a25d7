import { describe, expect, it } from 'vitest'
import { getCourse } from './memory'

describe('the course of memory', () => {
  it('compares when all connections are open with the end', () => {
    expect(getCourse([50, 60, 100, 100, 100, 100, 101, 101])).toEqual({ early: 100, late: 101, peak: 101 })
  })

  it('control: memory that grows is seen', () => {
    expect(getCourse([50, 60, 100, 110, 200, 300, 400, 500])).toEqual({ early: 100, late: 400, peak: 500 })
  })
})
