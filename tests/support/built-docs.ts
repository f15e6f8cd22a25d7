import { openSource } from '../../mcp/built-docs'
import { openFolder } from '../../mcp/source/folder-source'

const folder = openFolder('build')

/** Files that were read, and steps that searches took, since the process started. */
export const work = { files: 0, steps: 0 }
export const pageCount = folder.routes.size

const read = (file: string) => {
  work.files += 1
  return folder.read(file)
}

/** The built site for assistants. Preparing its search takes seconds, so the tests of one process share it. */
export const builtDocs = openSource({ ...folder, read }, (steps) => void (work.steps += steps))
