// `npm run test:nodes [-- versions]`: on each supported version of Node, runs `npm start` in a fresh clone up to the
// first page, then the steps of `npm test` that don't need a build. Uncommitted changes aren't included.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveFirstPage } from './nodes/first-page'
import { installNode, NODE_VERSIONS } from './nodes/install-node'
import { SOURCE_STEPS, type Step } from './gate/steps'

const CACHE = '.cache/nodes'
const shell = process.platform === 'win32'

/** This process's environment without npm's variables, and with another version of Node first in PATH. */
function environment(bin: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  return { ...Object.fromEntries(own), PATH: `${bin}${path.delimiter}${process.env['PATH']}` }
}

function runStep({ name, command }: Step, place: { cwd: string; env: NodeJS.ProcessEnv }): void {
  console.log(`-- ${name}`)
  const { status } = spawnSync('npm', command, { ...place, shell, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${name} ended with ${status}.`)
}

async function tryNode(version: string, folder: string): Promise<void> {
  const env = environment(installNode(version, CACHE))
  execFileSync('git', ['clone', '--quiet', process.cwd(), folder])
  console.log('-- npm start')
  await serveFirstPage(folder, env)
  const place = { cwd: folder, env }
  runStep({ name: 'npm ci', command: ['ci', '--ignore-scripts', '--prefix', 'checks/code'] }, place)
  for (const step of SOURCE_STEPS) runStep(step, place)
}

async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const counts = { passed: 0, failed: 0 }
  for (const version of words.length > 0 ? words : NODE_VERSIONS) {
    console.log(`\n== Node ${version}`)
    const folder = mkdtempSync(path.join(tmpdir(), `node-${version}-`))
    try {
      await tryNode(version, path.join(folder, 'site'))
      counts.passed += 1
    } catch (error) {
      console.error(`Node ${version}: ${error instanceof Error ? error.message : String(error)}`)
      counts.failed += 1
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
  if (counts.failed > 0) process.exitCode = 1
}

void main()
