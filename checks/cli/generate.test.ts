import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { generateCliPages } from './generate-pages'
import { loadCliData, readJson } from './load-cli-data'
import { squeeze } from './usual-failures'
import { checkCelocli } from '../code/shell/celocli'
import { tokenize } from '../code/shell/tokenize'
import { topicTextSchema } from '../../model/facts/schema/cli'

const root = path.resolve(__dirname, '../..')
const data = loadCliData(root)
const pages = generateCliPages(data)
const onDisk = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const differing = (generated: Map<string, string>) =>
  [...generated].filter(([file, text]) => onDisk(file) !== text).map(([file]) => file)
const shellCommands = (text: string) =>
  [...text.matchAll(/```sh [^\n]*\n([\s\S]*?)```/g)].flatMap(([, code]) => tokenize(code ?? ''))
const celocliLines = (code: string) =>
  tokenize(code).flatMap(({ words: [program, ...rest] }) => (program?.text === 'celocli' ? [rest] : []))
const celocliFaults = (code: string) => celocliLines(code).flatMap((words) => checkCelocli(words, data.facts))

describe('the pages under /cli', () => {
  it('are what the generator writes; fix: npm run generate:cli', () => {
    expect(differing(pages)).toEqual([])
  })

  it('control: a changed fact shows as a difference', () => {
    const changed = structuredClone(data)
    changed.facts.commands['node:synced']!.flags.verbose!.required = true
    expect(differing(generateCliPages(changed))).toEqual(['docs/cli/node.mdx'])
  })

  it('are all linked from the index page', () => {
    const index = onDisk('docs/cli/index.mdx')
    expect(data.texts.filter(({ topic }) => !index.includes(`(/cli/${topic})`))).toEqual([])
  })

  it('hold no page that the generator does not know', () => {
    const names = fs.readdirSync(path.join(root, 'docs/cli')).filter((name) => name !== 'index.mdx')
    expect(names.map((name) => `docs/cli/${name}`).sort()).toEqual([...pages.keys()].sort())
  })

  it('hold only celocli lines that fit the facts', () => {
    const commands = ['docs/cli/index.mdx', ...pages.keys()].flatMap((file) => shellCommands(onDisk(file)))
    const celocli = commands.filter(({ words }) => words[0]?.text === 'celocli')
    expect(celocli.length).toBeGreaterThan(120)
    expect(celocli.flatMap(({ words }) => checkCelocli(words.slice(1), data.facts))).toEqual([])
  })

  it('carry no command to run when they are retired', () => {
    const retired = data.texts.filter(({ status }) => status === 'retired')
    expect(retired.map(({ topic }) => topic)).toEqual(['dkg', 'exchange', 'utils'])
    for (const { topic } of retired) expect(shellCommands(pages.get(`docs/cli/${topic}.mdx`)!)).toEqual([])
  })
})

describe('the fact file', () => {
  it('is of the version that the registry shows', () => {
    const versions = JSON.parse(onDisk('data/versions.json')) as Record<string, { value: string }>
    expect(data.facts.version).toBe(versions.celocli?.value)
  })
})

describe('a command of the fact file', () => {
  const commands = Object.entries(data.facts.commands)
  const texts = new Map(data.texts.flatMap((text) => Object.entries(text.commands)))

  it('has a text when it has a source, and is an alias otherwise', () => {
    const untold = commands.filter(([name, fact]) => {
      const isAlias = commands.some(
        ([other, { source, aliases }]) => other !== name && source && aliases.includes(name),
      )
      return fact.source === null ? !isAlias : !texts.has(name)
    })
    expect(untold.map(([name]) => name)).toEqual([])
  })

  it('shows an example of itself that the facts allow', () => {
    for (const [name, { example }] of texts) {
      expect(example.split(' ')[1]).toBe(name)
      expect(celocliFaults(example), example).toEqual([])
    }
  })

  it('shows its output, says what it prints, or sends a transaction whose label is known', () => {
    const silent = [...texts].filter(([name, { output, prints, outputIn }]) => {
      const sends = data.behavior.commands[name]?.sends ?? []
      return !output && !prints && !outputIn && sends.length === 0
    })
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it('uses only variables that the index page explains', () => {
    const table = onDisk('docs/cli/index.mdx').split('## Run a first command')[1]!.split('\n## ')[0]!
    const used = [...texts].flatMap(([name, { example }]) =>
      (example.match(/\$[A-Z0-9_]+/g) ?? []).map((variable) => ({ name, variable })),
    )
    expect(used.filter(({ variable }) => !table.includes(`\`${variable}\``))).toEqual([])
  })

  it('names each of its arguments', () => {
    const unnamed = [...texts].filter(
      ([name, text]) => data.facts.commands[name]!.args.length !== (text.args ?? []).length,
    )
    expect(unnamed.map(([name]) => name)).toEqual([])
  })

  it('exists where the history names it as a replacement, and is gone where it was removed', () => {
    for (const { command, change, replacement } of data.history) {
      if (replacement) expect(data.facts.commands, replacement).toHaveProperty([replacement])
      if (change === 'removed') expect(data.facts.commands, command).not.toHaveProperty([command])
    }
  })

  it('has a link with a label where the history sends its readers to a page', () => {
    const related = new Map(data.texts.map((text) => [text.topic, text.related.map(({ to }) => to)]))
    const lost = data.history.filter(({ topic, page }) => page && !related.get(topic)?.includes(page))
    expect(lost).toEqual([])
  })

  it('has no meaning written for a flag that no command has', () => {
    const flags = new Set(commands.flatMap(([, fact]) => Object.keys(fact.flags)))
    expect(Object.keys(data.meanings.flags).filter((flag) => !flags.has(flag))).toEqual([])
    for (const [name, meanings] of Object.entries(data.meanings.overrides))
      for (const flag of Object.keys(meanings))
        expect(data.facts.commands[name]?.flags, name).toHaveProperty([flag])
  })
})

describe('the behavior file', () => {
  const { commands, messages } = data.behavior

  it('is of the same version as the facts, and knows each command of celocli itself', () => {
    expect(data.behavior.version).toBe(data.facts.version)
    const own = Object.entries(data.facts.commands).filter(([, { source }]) =>
      source?.startsWith('src/commands/'),
    )
    expect(own.map(([name]) => name).filter((name) => !(name in commands))).toEqual([])
  })

  it('holds no rule about a flag that the command does not have', () => {
    const hidden = new Set(['useAKV', 'ledgerCustomAddresses'])
    for (const [name, { flags }] of Object.entries(commands))
      for (const [flag, { exclusive = [], dependsOn = [] }] of Object.entries(flags))
        for (const one of [flag, ...exclusive, ...dependsOn].filter((word) => !hidden.has(word)))
          expect(data.facts.commands[name]?.flags, name).toHaveProperty([one])
  })

  it('holds the message of each row of a troubleshooting table', () => {
    // What celocli passes on from viem, which doesn't have a message of celocli's around it.
    const request = onDisk('node_modules/viem/errors/request.ts')
    const ofViem = ['HTTP request failed.'].filter((message) => request.includes(message))
    const all = [
      ...ofViem,
      ...messages.map(({ text }) => text),
      ...data.failures.passedOn.map(({ text }) => text),
      ...Object.values(commands).flatMap((one) => [...one.checks, ...one.messages].map(({ text }) => text)),
    ].map(squeeze)
    const unknown = data.texts.flatMap(({ topic, failures = [] }) =>
      failures
        .filter(({ error }) => !all.some((text) => text.includes(squeeze(error)) || squeeze(error) === text))
        .map(({ error }) => `${topic}: ${error}`),
    )
    expect(unknown).toEqual([])
  })

  it('names only sections of its page as the place of an output', () => {
    const lost = data.texts.flatMap(({ sections = [], commands: told }) =>
      Object.values(told)
        .flatMap(({ outputIn, checksIn }) => [outputIn, checksIn])
        .filter((heading) => heading && !sections.some((section) => section.heading === heading)),
    )
    expect(lost).toEqual([])
  })
})

describe('a broken input', () => {
  it('control: an example with an unknown flag fails', () => {
    expect(celocliFaults('celocli node:synced --loud')).toHaveLength(1)
  })

  it('control: a text of a command that does not exist fails', () => {
    const changed = structuredClone(data)
    changed.texts[0]!.commands['account:nothing'] = {
      does: 'Does nothing at all.',
      example: 'celocli account:nothing',
    }
    expect(() => generateCliPages(changed)).toThrow(
      /account\.json commands\.account:nothing: found no such command/,
    )
  })

  it('control: a flag without a meaning fails', () => {
    const changed = structuredClone(data)
    delete changed.meanings.flags.verbose
    expect(() => generateCliPages(changed)).toThrow(/flag-meanings\.json flags\.verbose: found nothing/)
  })

  it('control: a file with an unknown shape names its field', () => {
    const file = path.join(root, 'data/cli/history.json')
    expect(() => readJson(file, topicTextSchema)).toThrow(/history\.json:1 .*; fix: correct/)
  })
})
