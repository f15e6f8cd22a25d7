// `npm run build`: the checks of the content beside Docusaurus' own work, each on a processor; then what finishes a site.
import { runBeside, runProgram } from './run-beside'

async function main(): Promise<void> {
  const check = { command: 'tsx', words: ['tools/check-content.ts'] }
  await runBeside(check, { command: 'docusaurus', words: ['build'] })
  await runProgram({ command: 'tsx', words: ['tools/finish-build.ts'] })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
