#!/usr/bin/env node
import path from 'node:path'
import { parseArgs } from 'node:util'
import { name, version } from '../package.json'
import { createApp } from './index'

const HELP = `Usage: npx ${name} <folder>

Creates a web app for Celo in a new folder: Vite, React, viem and wagmi, with a contract, ready for MiniPay.

Options:
  --version  Print the version
  --help     Print this text`

const describeNext = (folder: string) => `Next, in two terminals:

  cd ${folder}
  npm install
  npm run chain      # keeps running: a local chain with funded accounts

  cd ${folder}
  npm run deploy     # the contract, to the local chain
  npm run dev        # the app, at http://localhost:5173`

function main(): void {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) return console.log(HELP)
  if (values.version) return console.log(version)
  const [folder, ...others] = positionals
  if (!folder || others.length > 0)
    throw new Error(`found ${positionals.length} folders, expected one. Fix: npx ${name} my-app`)
  const files = createApp(folder)
  console.log(`Created ${files.length} files in ${path.resolve(folder)}\n\n${describeNext(folder)}`)
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
