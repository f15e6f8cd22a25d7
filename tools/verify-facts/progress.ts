import type { Question } from '../../checks/onchain/question'

/** Where progress is shown: a terminal, which can rewrite a line, or a log. */
export interface ProgressStream {
  isTTY?: boolean
  write: (text: string) => unknown
}

const ERASE_LINE = '\r\u001b[K'

/**
 * Shows the comparisons' progress: in a terminal one line that's updated, in a log one line for each tenth.
 * @returns a function to call after each question
 */
export function showProgress(
  stream: ProgressStream,
): (done: number, total: number, question: Question) => void {
  let tenths = 0
  return (done, total, { place }) => {
    if (stream.isTTY) {
      stream.write(done === total ? ERASE_LINE : `${ERASE_LINE}${done}/${total} ${place.path}`)
      return
    }
    const reached = Math.floor((done * 10) / total)
    if (reached === tenths) return
    tenths = reached
    stream.write(`${done}/${total} compared\n`)
  }
}
