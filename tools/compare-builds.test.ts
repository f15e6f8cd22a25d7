import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { differences, digests } from './compare-builds/differences'

const build = (files: Record<string, string>) => new Map(Object.entries(files))

it('finds no difference between a build and itself', () => {
  expect(differences(build({ a: '1', b: '2' }), build({ b: '2', a: '1' }))).toEqual([])
})

it('control: a changed file and an extra file are found', () => {
  expect(
    differences(build({ a: '1' }), build({ a: '2', b: '1' })).map((fault) => fault.slice(0, 32)),
  ).toEqual(['a: found other bytes in two buil', 'b: found a file in only one of t'])
})

it('control: a single changed bit in a nested file is found', () => {
  const folders = ['one', 'two'].map((name) => fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`)))
  for (const folder of folders) {
    fs.mkdirSync(path.join(folder, 'assets'))
    fs.writeFileSync(path.join(folder, 'index.html'), '<p>Start</p>')
    fs.writeFileSync(path.join(folder, 'assets', 'a.png'), Buffer.from([0, 1, 2, 255]))
  }
  const compared = () => differences(digests(folders[0]!), digests(folders[1]!))
  expect(compared()).toEqual([])
  fs.writeFileSync(path.join(folders[1]!, 'assets', 'a.png'), Buffer.from([0, 1, 3, 255]))
  expect(compared().join()).toMatch(/^assets\/a\.png: found other bytes/)
  for (const folder of folders) fs.rmSync(folder, { recursive: true })
})
