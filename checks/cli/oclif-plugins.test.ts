import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadCliData } from './load-cli-data'

const { facts, plugins } = loadCliData(path.resolve(__dirname, '../..'))
const manifests = Object.values(plugins.plugins).flatMap(({ commands }) => Object.entries(commands))
const documented = Object.entries(facts.commands).filter(([, { source }]) => source?.startsWith('@oclif/'))

/** Two sources, taken separately: the documentation of celocli, and the manifests of the plugins. */
describe('the commands of the oclif plugins', () => {
  it('are the same in both sources', () => {
    const shown = manifests.filter(([, { hidden }]) => !hidden).map(([name]) => name)
    expect(documented.map(([name]) => name).sort()).toEqual(shown.sort())
  })

  it.each(manifests.filter(([, { hidden }]) => !hidden))(
    '%s has the same flags and arguments',
    (name, command) => {
      const fact = facts.commands[name]!
      const flags = Object.entries(command.flags).filter(([, { hidden }]) => !hidden)
      expect(Object.keys(fact.flags).sort()).toEqual(flags.map(([flag]) => flag).sort())
      for (const [flag, { takesValue, char }] of flags) {
        expect(fact.flags[flag]!.value !== undefined, flag).toBe(takesValue)
        expect(fact.flags[flag]!.char, flag).toBe(char)
      }
      expect(fact.args.map((arg) => arg.replace(/[^A-Z]/g, ''))).toEqual(
        command.args.map((arg) => arg.name.toUpperCase()),
      )
    },
  )

  it('have their aliases in the facts', () => {
    const aliases = manifests.flatMap(([, command]) => command.aliases)
    expect(aliases.filter((alias) => !(alias in facts.commands))).toEqual([])
  })
})
