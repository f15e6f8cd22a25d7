import { expect, it } from 'vitest'
import { differences } from './compare-builds/differences'

const build = (files: Record<string, string>) => new Map(Object.entries(files))

it('finds nothing between a build and itself', () => {
  expect(differences(build({ a: '1', b: '2' }), build({ b: '2', a: '1' }))).toEqual([])
})

it('control: other bytes, and a file too many, are found', () => {
  expect(
    differences(build({ a: '1' }), build({ a: '2', b: '1' })).map((fault) => fault.slice(0, 32)),
  ).toEqual(['a: found other bytes in two buil', 'b: found a file in only one of t'])
})
