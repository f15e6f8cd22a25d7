import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageFiles, readPages } from '../code/check-repository'
import { readPage } from '../code/page'
import { createsProject, listUnbuiltProjects } from './created-projects'
import { readRunNotes } from './run-tutorials'

const lookup = (path: string) => path
const page = (command: string) =>
  readPage('docs/a.mdx', `# A\n\n\`\`\`sh check=shell\n${command}\n\`\`\`\n`, lookup)

describe('projects that readers create', () => {
  it('are built by npm run tutorials, or their page says why not', () => {
    const notes = readRunNotes({ root: '.', lookup })
    const hasCommand = (file: string) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => createsProject(line.trim()))
    const pages = readPages(pageFiles([]).filter(hasCommand))
    expect(pages.length).toBeGreaterThan(8)
    expect(listUnbuiltProjects(pages, notes)).toEqual([])
  })

  it('control: one that nobody follows is found with its line', () => {
    expect(listUnbuiltProjects([page('cd work\nforge init --empty vault')], {})).toMatchObject([
      { file: 'docs/a.mdx', line: 5, found: expect.stringContaining('forge init --empty vault') as string },
    ])
    expect(listUnbuiltProjects([page('forge init --empty vault')], { 'docs/a.mdx': { notes: [] } })).toEqual(
      [],
    )
  })

  it.each([
    ['forge init --force --no-git', true],
    ['npx create-next-app@16.4.3 . --yes', true],
    ['npx @celo/celo-composer@2.4.13 create my-app --yes', true],
    ['npx --yes https://docs.celo.org/packages/create-celo-app.tgz my-app', true],
    ['npm create vite@latest', true],
    ['git clone --depth 1 https://github.com/subquery/ethereum-subql-starter', true],
    ['npm init --yes', false],
    ['git clone https://github.com/celo-org/celo-kona', false],
    ['forge build', false],
  ])('%s creates one: %s', (command, expected) => {
    expect(createsProject(command)).toBe(expected)
  })
})
