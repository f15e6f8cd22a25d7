// `npm run build`: the checks of the content beside Docusaurus' own work, each on a processor; then what finishes a site.
import { runBeside, runProgram } from './run-beside'

async function main(): Promise<void> {
  process.env['NO_UPDATE_NOTIFIER'] = '1' // versions are pinned: nobody building the site can act on a newer one
  const check = { command: 'tsx', words: ['tools/check-content.ts'] }
  await runBeside(check, { command: 'docusaurus', words: ['build'] })
  await runProgram({ command: 'tsx', words: ['tools/finish-build.ts'] })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
