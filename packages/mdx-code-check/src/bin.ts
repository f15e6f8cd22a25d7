#!/usr/bin/env node
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { name, version } from '../package.json'
import { checkDocs, type CheckOptions, formatProblem } from './index'

const CONFIG = 'mdx-code-check.config.mjs'
const HELP = `Usage: npx ${name} [options] [page or folder…]

Checks the code blocks of MDX pages, each according to the class on its fence. Default: docs/.

Options:
  --verify       Compare receipts instead of writing them, for CI
  --receipts <folder>
                 Write a receipt for each page into this folder
  --version      Print the version
  --help         Print this text

${CONFIG} in the current folder can export the same options, and classes, as its default.`

async function readConfig(): Promise<CheckOptions> {
  const file = path.resolve(CONFIG)
  if (!existsSync(file)) return {}
  const { default: config } = (await import(pathToFileURL(file).href)) as { default?: CheckOptions }
  if (typeof config === 'object') return config
  throw new Error(
    `${CONFIG}: found no default export, expected an object. Fix: export default { classes: {} }`,
  )
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      verify: { type: 'boolean' },
      receipts: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
    },
  })
  if (values.help || values.version) return console.log(values.help ? HELP : version)
  const { problems, pages, blocks, written } = await checkDocs({
    ...(await readConfig()),
    ...(positionals.length > 0 && { pages: positionals }),
    ...(values.receipts !== undefined && { receipts: values.receipts }),
    ...(values.verify && { verify: true }),
  })
  for (const problem of problems) console.error(formatProblem(problem))
  const counts = Object.entries(blocks).map(([check, count]) => `${count} ${check}`)
  const all = Object.values(blocks).reduce((sum, count) => sum + count, 0)
  const receipts = written > 0 ? `; ${written} receipt files written` : ''
  console.log(
    `${all} blocks on ${pages} pages: ${counts.join(', ') || 'none'}${receipts}; ${problems.length} problems`,
  )
  if (problems.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
