/** Reads and changes the records in data/: `npm run facts`, or `npm run facts -- list|get|uses|check|set …`. */
import { createInterface } from 'node:readline/promises'
import { readRequest, type Request } from './facts/arguments'
import { perform } from './facts/commands'
import { requestByDialogue } from './facts/dialogue'

const write = (line: string): void => console.log(line)

async function asked(root: string): Promise<Request> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const today = new Date().toISOString().slice(0, 10)
  const answers = lines[Symbol.asyncIterator]()
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question)
    const answer = await answers.next()
    if (answer.done) throw new Error('found the end of the input; expected an answer. Nothing was changed.')
    return answer.value
  }
  try {
    return await requestByDialogue({ root, write, today, ask })
  } finally {
    lines.close()
  }
}

async function main(): Promise<void> {
  const root = process.cwd()
  const given = process.argv.slice(2)
  perform(given.length > 0 ? readRequest(given) : await asked(root), { root, write })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
