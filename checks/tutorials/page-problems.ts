import type { Diagnostic } from '../../model/diagnostic'
import type { ShownDifference } from './compare-shown'
import { notesFile, type Note } from './run-notes'

/** A line of a page. */
export interface Place {
  file: string
  line: number
}

/** A placeholder for which no earlier output has a value. Pure. */
export const describeUnfilled = (place: Place, command: string, note: Note | undefined): Diagnostic => ({
  ...place,
  found: `no value for the placeholder in "${command}"`,
  expected: `an earlier output with ${Object.values(note?.fill ?? {}).join(', ')}`,
  fix: `correct the page, or the pattern in ${notesFile}`,
})

/** An output that isn't what was printed. `place` is its first line. Pure. */
export const describeDifference = (
  { file, line }: Place,
  { at, found, expected }: ShownDifference,
): Diagnostic => ({ file, line: line + at, found: `"${found}"`, expected, fix: 'show what was printed' })

/** The page of some notes, and which of them fitted a step. */
export interface NotesOfPage {
  file: string
  source: string
  notes: readonly Note[]
  used: ReadonlySet<Note>
}

/** Notes about what the page doesn't have any more: they could hide what isn't run. Pure. */
export function findStaleNotes({ file, source, notes, used }: NotesOfPage): Diagnostic[] {
  const unused = notes.filter((note) => !used.has(note)).map(({ at }) => at)
  const unsaid = notes.flatMap(({ prints = [] }) => prints.filter((words) => !source.includes(words)))
  return [...unused, ...unsaid].map((words) => ({
    file: notesFile,
    line: 1,
    found: `a note for ${file} about "${words}"`,
    expected: 'the start of a command, file or output of the page, or words that the page says are printed',
    fix: 'correct or remove the note',
  }))
}
