import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { readThirdParties } from '../../config/third-parties'
import { finishSite } from '../../postbuild/built-site'
import { writePages } from '../../postbuild/steps/pages/write-pages'
import { writePolicy } from '../../postbuild/steps/security/write-policy'
import { everyService } from './services'

type Site = { config: string; services: Record<string, string> }

/** Two builds with different scripts: tests deploy the second over the first. The second has every service. */
export const testSites = {
  'kitchen-sink': { config: 'docusaurus.config.ts', services: {} },
  'all-services': {
    config: 'all-services.config.ts',
    services: everyService,
  },
} satisfies Record<string, Site>

export type TestSite = keyof typeof testSites

/** The folder a test site is built into. */
export const getPlace = (name: TestSite) => path.join('.cache', name)

/**
 * Builds one of the sites for tests from scratch, with the policy that the production server reads.
 * @param out folder for the build, which is emptied first
 */
export async function buildTestSite(name: TestSite, out = getPlace(name)): Promise<void> {
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
  const steps = [writePages, writePolicy(readThirdParties(services), {})]
  await finishSite({ build: out, cache: path.join('.cache', 'compressed-test-sites') }, steps)
}
