// Builds the sites that only browser tests see: the kitchen sink, and its variant with settings that the product does not use.
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { finishPages } from '../plugins/flat-site/finish'
import { pageFiles, readPages } from '../server/built-files'
import { POLICY_FILE } from '../server/built-site'
import { buildPolicy } from '../server/content-security-policy'
import { mergeInlineCode } from '../server/inline-code'

const sites = { 'kitchen-sink': 'docusaurus.config.ts', variant: 'variant.config.ts' }

/** Builds one site into .cache/<name>, with the policy that the shipped server reads. */
async function buildSite(name: string, config: string) {
  const out = path.join('.cache', name)
  const run = ['docusaurus', 'build', '--config', `tests/kitchen-sink/${config}`, '--out-dir', out]
  const env = { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}` }
  execFileSync('npx', run, { stdio: ['ignore', 'ignore', 'inherit'], env })
  await finishPages(out, await pageFiles(out))
  const { scripts, styles, faults } = mergeInlineCode((await readPages(out)).map((page) => page.code))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  await writeFile(path.join(out, POLICY_FILE), JSON.stringify({ policy: buildPolicy(scripts, styles) }))
  console.log(`${name}: built, ${scripts.length} inline scripts`)
}

async function main() {
  for (const [name, config] of Object.entries(sites)) await buildSite(name, config)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
