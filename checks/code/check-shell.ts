import type { Diagnostic, Fault } from '../../model/diagnostic'
import { didYouMean } from '../../model/nearest'
import { pageLine } from './blocks/join-blocks'
import type { Program } from './programs'
import { checkCelocli, type CelocliFacts } from './shell/celocli'
import { checkCurl, urlFault } from './shell/curl'
import { checkDocker, type DockerFacts } from './shell/docker'
import { checkFoundry, type FoundryFacts } from './shell/foundry'
import { checkNpm, type PackageFacts } from './shell/npm'
import { ShellSyntaxError, tokenize, type Command, type Word } from './shell/tokenize'

/** All that the shell check knows; read from files by shell-facts.ts. */
export interface ShellFacts {
  celocli: CelocliFacts
  foundry: FoundryFacts
  docker: DockerFacts
  packages: PackageFacts
  programs: { programs: string[]; git: string[] }
}

const ownChecks = [
  'celocli',
  'cast',
  'forge',
  'anvil',
  'docker',
  'npm',
  'npx',
  'yarn',
  'pnpm',
  'bun',
  'curl',
  'git',
]
const keywords = new Set([
  'if',
  'then',
  'for',
  'while',
  'do',
  'done',
  'fi',
  'case',
  'function',
  '[',
  '[[',
  '{',
])

function checkGit(words: readonly Word[], known: readonly string[]): Fault[] {
  const [sub, ...rest] = words.filter(({ text }) => !text.startsWith('-'))
  if (!sub) return []
  if (!known.includes(sub.text)) {
    return [
      {
        found: `git ${sub.text}`,
        expected: 'a command of git',
        fix: didYouMean(sub.text, known) || 'correct it',
      },
    ]
  }
  const url = sub.text === 'clone' ? rest.find(({ text }) => text.includes('/')) : undefined
  const fault = url && !/^git@[\w.-]+:/.test(url.text) ? urlFault(url) : undefined
  return fault ? [fault] : []
}

function checkProgram(name: string, words: readonly Word[], facts: ShellFacts): Fault[] {
  if (name === 'celocli') return checkCelocli(words, facts.celocli)
  if (name === 'cast' || name === 'forge' || name === 'anvil') return checkFoundry(name, words, facts.foundry)
  if (name === 'docker') return checkDocker(words, facts.docker)
  if (['npm', 'npx', 'yarn', 'pnpm', 'bun', 'bunx', 'pnpx'].includes(name))
    return checkNpm(name, words, facts.packages)
  if (name === 'curl') return checkCurl(words)
  if (name === 'git') return checkGit(words, facts.programs.git)
  if (facts.programs.programs.includes(name) || name.startsWith('./')) return []
  const near = didYouMean(name, [...ownChecks, ...facts.programs.programs])
  const fix = near || 'correct it, or add it to checks/code/facts/programs.json'
  return [{ found: `the program ${name}`, expected: 'a program that is listed', fix }]
}

function checkCommand({ words }: Command, facts: ShellFacts): Fault[] {
  const start = words.findIndex(({ text }) => !/^\w+=/.test(text))
  const rest = start < 0 ? [] : words.slice(start)
  const name = rest[0]?.text
  if (!name) return []
  if (name === 'sudo' || name === 'time' || name === 'env') {
    const inner = rest.slice(1).filter(({ text }, index) => index > 0 || !/^-[EH]$/.test(text))
    return checkCommand({ words: inner, line: 0 }, facts)
  }
  if (name === '$' || name === '>' || name === '%') {
    return [
      {
        found: `the prompt sign ${name}`,
        expected: 'commands only',
        fix: 'remove the sign, and put output into a separate block',
      },
    ]
  }
  if (keywords.has(name)) {
    return [
      {
        found: `${name} in a shell block`,
        expected: 'plain commands, which can be checked',
        fix: 'write the commands one by one',
      },
    ]
  }
  if (rest[0]?.dynamic) {
    return [
      {
        found: `the program ${name}`,
        expected: 'the name of a program',
        fix: 'write the name instead of a variable',
      },
    ]
  }
  return checkProgram(name, rest.slice(1), facts)
}

function listCommands(program: Program): Command[] | Diagnostic {
  try {
    return tokenize(program.code)
  } catch (error) {
    if (!(error instanceof ShellSyntaxError)) throw error
    const line = pageLine(program, error.line)
    return {
      file: program.file,
      line,
      found: error.message,
      expected: 'shell commands that can be checked',
      fix: error.fix,
    }
  }
}

/** @returns every fault of a shell block, at its line of the page */
export function checkShell(program: Program, facts: ShellFacts): Diagnostic[] {
  const commands = listCommands(program)
  if (!Array.isArray(commands)) return [commands]
  if (commands.length === 0) {
    const fix = 'add one, or use another class'
    return [
      {
        file: program.file,
        line: program.blocks[0]?.line ?? 1,
        found: 'no command',
        expected: 'commands',
        fix,
      },
    ]
  }
  return commands.flatMap((command) =>
    checkCommand(command, facts).map((fault) => ({
      file: program.file,
      line: pageLine(program, command.line),
      ...fault,
    })),
  )
}

/** @returns names of the programs with facts of their own that a block calls, such as celocli */
export function programsCalled(code: string): string[] {
  try {
    const names = tokenize(code).map(
      ({ words }) => words.find(({ text }) => !/^(\w+=|sudo$)/.test(text))?.text ?? '',
    )
    return [...new Set(names)].filter((name) => ownChecks.includes(name)).sort()
  } catch {
    return [] // the check of the block reports it
  }
}
