// npm run check: runs only the checks for the files you changed. `npm run check -- --install-hook` makes git run it
// before each commit. To run everything, use `npm test`.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { changedSteps } from './changed-steps'

const HOOK =
  '#!/bin/sh\n# Written by npm run check -- --install-hook. git commit --no-verify skips it.\nexec npm run --silent check\n'

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** New and changed files, staged or not; no deleted ones. */
function changedFiles(): string[] {
  const files = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files)].filter((file) => existsSync(file)).sort()
}

function installHook(): void {
  const [hooks] = git('rev-parse', '--git-path', 'hooks')
  const file = path.join(hooks!, 'pre-commit') // git always answers
  if (existsSync(file))
    throw new Error(`${file}: found an existing hook, expected none. Fix: add "npm run check" to it.`)
  writeFileSync(file, HOOK, { mode: 0o755 })
  console.log(`${file} runs npm run check before each commit.`)
}

/** Runs the steps until one fails. Out: whether all passed. */
function runSteps(steps: readonly (readonly string[])[]): boolean {
  return steps.every((words) => {
    console.log(`\n== ${words.slice(0, 3).join(' ')}${words.length > 3 ? ' …' : ''}`)
    return (
      spawnSync('npx', [...words], { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
    )
  })
}

function main(): void {
  if (process.argv.includes('--install-hook')) return installHook()
  const files = changedFiles()
  const started = performance.now()
  const passed = runSteps(changedSteps(files))
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`\ncheck: ${files.length} changed files, ${passed ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (!passed) process.exitCode = 1
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
