/** Lists sentences about quantity and scope, and keeps what was found about them: `npm run statements`. */
import { registryFacts } from '../model/facts/registry-facts'
import { readStatementsRequest } from './statements/arguments'
import { performStatements } from './statements/perform'

try {
  const write = (line: string) => console.log(line)
  performStatements(readStatementsRequest(process.argv.slice(2)), {
    root: process.cwd(),
    facts: registryFacts(),
    write,
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
