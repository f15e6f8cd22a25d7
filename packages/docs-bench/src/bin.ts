#!/usr/bin/env node
import { RUNS } from '../../../bench/measure/several-times'
import { name, version } from '../package.json'
import { readCommandLine } from './command-line'
import { measureSites, reportAsMarkdown } from './index'

const HELP = `Usage: npx ${name} [options] <address>…

Opens each page in Chrome as a phone on a slow connection would, and prints a table of bytes and times.
An address can have a name before it: ${name} Ours=https://a.example/docs Theirs=https://b.example/docs

Options:
  --runs <number>  Runs for each median, after one to warm up (default: ${RUNS})
  --desktop        A desktop window instead of a phone
  --fast           Without the slow connection and processor
  --json           Print the figures as JSON
  --version        Print the version
  --help           Print this text

CHROME_PATH in the environment is the path of Chrome, Chromium or Edge.`

async function main(): Promise<void> {
  const { sites, options, json, shows } = readCommandLine(process.argv.slice(2))
  if (shows) return console.log(shows === 'help' ? HELP : version)
  const report = await measureSites(sites, { ...options, say: (what) => console.error(what) })
  console.log(json ? JSON.stringify(report, null, 2) : reportAsMarkdown(report))
  if (report.failed.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
