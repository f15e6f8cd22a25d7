/**
 * Posts the reports in a folder as an issue, or as a comment if one is open: `npm run facts:issue -- <folder>`.
 * For the workflow, which sets GH_TOKEN, GH_REPO and RUN (the URL of its run).
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { issueCommand, LABEL, TITLE, writeIssueBody } from './verify-facts/issue'

const gh = (words: readonly string[], input = ''): string =>
  execFileSync('gh', words, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'inherit'] }).trim()

const [folder] = process.argv.slice(2)
if (!folder)
  throw new Error('found no folder; expected the one with the reports. Fix: npm run facts:issue -- <folder>.')
const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
const reports = names.sort().map((name) => readFileSync(join(folder, name), 'utf8'))
gh(['label', 'create', LABEL, '--force', '--description', TITLE])
const open = gh([
  'issue',
  'list',
  '--label',
  LABEL,
  '--state',
  'open',
  '--json',
  'number',
  '--jq',
  '.[0].number // ""',
])
console.log(gh(issueCommand(open), writeIssueBody(reports, process.env.RUN ?? '')))
