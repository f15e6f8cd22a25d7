/** Words that the paragraph with the answer holds, and the pages that may hold it. */
export interface AnswerPlace {
  readonly words: string
  readonly routes: readonly string[]
}

export interface Question {
  readonly question: string
  readonly area: string
  /** As written before anything was ranked. */
  readonly answers: readonly AnswerPlace[]
  /** Other paragraphs that answer it, found when results were read. */
  readonly also: readonly AnswerPlace[]
}

const COLUMNS = 'question\tanswer\tpages\tarea\talso'

function getAlso(cell: string): AnswerPlace[] {
  if (cell === '') return []
  return cell.split(' / ').map((part) => {
    const [words = '', route = ''] = part.split(' @ ')
    return { words, routes: [route] }
  })
}

/**
 * Reads the table of questions.
 * @throws Error naming the line, what was found and what was expected
 */
export function parseQuestions(text: string, file: string): Question[] {
  const [head, ...lines] = text.replace(/\n$/, '').split('\n')
  if (head !== COLUMNS)
    throw new Error(`${file}:1: found ${JSON.stringify(head)}, expected the columns ${COLUMNS}`)
  return lines.map((line, index) => {
    const [question, answer, pages, area, also, ...more] = line.split('\t')
    const others = getAlso(also ?? '')
    const isPlaced = others.every((place) => place.words && place.routes[0]?.startsWith('/'))
    if (
      question &&
      answer &&
      pages?.startsWith('/') &&
      area &&
      also !== undefined &&
      more.length === 0 &&
      isPlaced
    ) {
      const routes = pages.split(' ')
      return {
        question,
        area,
        answers: answer.split(' / ').map((words) => ({ words, routes })),
        also: others,
      }
    }
    throw new Error(
      `${file}:${index + 2}: found ${JSON.stringify(line)}, expected question, answer (several with " / " between), routes with spaces between, area, and further answers as "words @ /route" or nothing, with tabs between.`,
    )
  })
}
