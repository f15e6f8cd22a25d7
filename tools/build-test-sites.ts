// Builds the sites that only browser tests see: the kitchen sink, and its variant with settings that the product does not use.
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readThirdParties } from '../config/third-parties'
import { finishPages } from '../plugins/flat-site/finish'
import { pageFiles, readPages } from '../server/built-files'
import { POLICY_FILE } from '../server/built-site'
import { buildPolicy } from '../server/content-security-policy'
import { mergeInlineCode } from '../server/inline-code'
import { thirdPartySources } from '../server/third-party-sources'

type Site = { config: string; services: Record<string, string> }

/** Two builds with different scripts: tests deploy the second over the first. The second has every service. */
const sites: Record<string, Site> = {
  'kitchen-sink': { config: 'docusaurus.config.ts', services: {} },
  variant: {
    config: 'variant.config.ts',
    services: {
      CELO_ASSISTANT_SCRIPT: 'https://assistant.example.com/widget.js',
      CELO_ASSISTANT_TOKEN: 'public-token',
      CELO_ANALYTICS_ID: 'G-TEST123456',
      CELO_TAG_MANAGER_ID: 'GTM-TEST12',
      CELO_FORMS_SCRIPT: 'https://forms.example.com/embed.js',
    },
  },
}

/** Builds one site into .cache/<name>, with the policy that the shipped server reads. */
async function buildSite(name: string, { config, services }: Site) {
  const out = path.join('.cache', name)
  const run = ['docusaurus', 'build', '--config', `tests/kitchen-sink/${config}`, '--out-dir', out]
  const env = { ...process.env, ...services, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}` }
  execFileSync('npx', run, { stdio: ['ignore', 'ignore', 'inherit'], env })
  await finishPages(out, await pageFiles(out))
  const { scripts, styles, faults } = mergeInlineCode((await readPages(out)).map((page) => page.code))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const policy = buildPolicy(scripts, styles, thirdPartySources(readThirdParties(services)))
  await writeFile(path.join(out, POLICY_FILE), JSON.stringify({ policy }))
  console.log(`${name}: built, ${scripts.length} inline scripts`)
}

async function main() {
  for (const [name, site] of Object.entries(sites)) await buildSite(name, site)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
