import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readThirdParties } from '../../config/third-parties'
import { finishPages } from '../../postbuild/steps/pages/finish-pages'
import { pageFiles, readPages } from '../../postbuild/built-files'
import { POLICY_FILE } from '../../model/http/server-files'
import { buildPolicy } from '../../model/http/content-security-policy'
import { mergeInlineCode } from '../../postbuild/steps/security/inline-code'
import { readOwnParts } from '../../postbuild/steps/security/own-parts'
import { thirdPartySources } from '../../postbuild/steps/security/third-party-sources'
import { everyService } from './services'

type Site = { config: string; services: Record<string, string> }

/** Two builds with different scripts: tests deploy the second over the first. The second has every service. */
export const testSites = {
  'kitchen-sink': { config: 'docusaurus.config.ts', services: {} },
  variant: {
    config: 'variant.config.ts',
    services: everyService,
  },
} satisfies Record<string, Site>

export type TestSite = keyof typeof testSites

/** Where a test site is built to, for those who serve it. */
export const getPlace = (name: TestSite) => path.join('.cache', name)

/**
 * Builds one of the sites that only tests see, from nothing, with the policy that the shipped server reads.
 * @param out folder of the build, which is emptied
 * @returns how many inline scripts its policy names
 */
export async function buildTestSite(name: TestSite, out = getPlace(name)): Promise<number> {
  const { config, services } = testSites[name]
  const generated = `.docusaurus/${name}`
  for (const folder of [out, generated]) rmSync(folder, { recursive: true, force: true })
  const run = ['docusaurus', 'build', '--config', `tests/kitchen-sink/${config}`, '--out-dir', out]
  const env = {
    ...process.env,
    ...services,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
    NO_UPDATE_NOTIFIER: '1',
  }
  const shell = process.platform === 'win32'
  execFileSync('npx', run, { stdio: ['ignore', 'ignore', 'inherit'], env, shell })
  const finished = await finishPages(out, await pageFiles(out), path.join('.cache', 'compressed-test-sites'))
  const pages = await readPages(out, await readOwnParts(finished.styles))
  const { scripts, styles, faults } = mergeInlineCode(pages.map((page) => page.code))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const policy = buildPolicy(scripts, styles, thirdPartySources(readThirdParties(services)))
  await writeFile(path.join(out, POLICY_FILE), JSON.stringify({ policy }))
  return scripts.length
}
