// Writes foundry.json from the help of the pinned binaries: npx tsx checks/code/facts/generate-foundry.ts
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { foundryBinary, foundryVersion } from '../run/foundry-binary'
import { places } from '../places'
import { readClapHelp, type ClapFlag } from './read-clap-help'

interface Command {
  flags: Record<string, ClapFlag>
  aliases: string[]
  commands: Record<string, Command>
}

function getHelp(binary: string, path: string[]): string {
  const { stdout, status } = spawnSync(binary, [...path, '-h'], { encoding: 'utf8', env: { COLUMNS: '200' } })
  if (status !== 0) throw new Error(`${[binary, ...path].join(' ')} -h ended with ${status}`)
  return stdout
}

function readCommand(binary: string, path: string[], aliases: string[]): Command {
  const { flags, commands } = readClapHelp(getHelp(binary, path))
  const below = path.length < 2 ? Object.entries(commands).filter(([name]) => !name.startsWith('-')) : []
  const children = below.map(
    ([name, others]) => [name, readCommand(binary, [...path, name], others)] as const,
  )
  const named = Object.keys(commands).filter((name) => name.startsWith('-'))
  for (const name of named) flags[name.slice(2)] = { value: 'none' }
  return { aliases, flags, commands: Object.fromEntries(children) }
}

async function main(): Promise<void> {
  const version = foundryVersion()
  const programs = ['cast', 'forge', 'anvil'] as const
  const read = programs.map((name) => [name, readCommand(foundryBinary(name), [], [])] as const)
  const facts = {
    source: `npm @foundry-rs/{cast,forge,anvil}@${version}, -h of every command`,
    version,
    programs: Object.fromEntries(read),
  }
  writeFileSync(
    join(places.facts, 'foundry.json'),
    await format(JSON.stringify(facts), { parser: 'json', printWidth: 110 }),
  )
  console.log(
    `foundry.json: ${read.map(([name, { commands }]) => `${name} ${Object.keys(commands).length}`).join(', ')} commands`,
  )
}

void main()
