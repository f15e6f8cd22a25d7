import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findNote, notesFile, parseRunNotes } from './run-notes'

it('the notes of this repository are about pages that exist', () => {
  const files = Object.keys(parseRunNotes(readFileSync(notesFile, 'utf8')))
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it('names the field of a note that it cannot read', () => {
  const source = JSON.stringify({ 'docs/a.mdx': { notes: [{ at: 'npm init', notrun: 'needs a key' }] } })
  expect(() => parseRunNotes(source)).toThrow(
    /^data\/tutorial-runs\.json:1 docs\/a\.mdx\.notes\.0\.notrun: found the unknown field/,
  )
})

it('takes the note that says most of a step', () => {
  const notes = [{ at: 'npx hardhat' }, { at: 'npx hardhat test' }]
  expect(findNote(notes, 'npx hardhat test --gas-stats')).toBe(notes[1])
  expect(findNote(notes, 'npx hardhat compile')).toBe(notes[0])
  expect(findNote(notes, 'forge test')).toBeUndefined()
})
