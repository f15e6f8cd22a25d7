import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findFault } from './check-folder'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'create-celo-app-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it('accepts a folder that is new, empty, or only has a repository', () => {
  expect(findFault(path.join(folder, 'my-app'))).toBeUndefined()
  mkdirSync(path.join(folder, 'empty'))
  expect(findFault(path.join(folder, 'empty'))).toBeUndefined()
  mkdirSync(path.join(folder, 'cloned/.git'), { recursive: true })
  expect(findFault(path.join(folder, 'cloned'))).toBeUndefined()
})

it('control: names what is in the way', () => {
  writeFileSync(path.join(folder, 'notes.txt'), '')
  mkdirSync(path.join(folder, 'used'))
  writeFileSync(path.join(folder, 'used/index.html'), '')
  expect(findFault(path.join(folder, 'notes.txt'))).toContain('found a file, expected a new or empty folder')
  expect(findFault(path.join(folder, 'used'))).toContain('found index.html, expected a new or empty folder')
  expect(findFault(path.join(folder, 'My App'))).toContain('found "My App", expected a name of lowercase')
})
