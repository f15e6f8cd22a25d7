import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pinned } from '../packages'
import { places } from '../places'

type Program = 'anvil' | 'cast' | 'forge'

const getPackage = (name: string) => `@foundry-rs/${name}-linux-amd64`

/** @returns the pinned release of Foundry */
export const foundryVersion = (): string => pinned('main')[getPackage('anvil')] ?? ''

const told = (file: string) => execFileSync(file, ['--version'], { encoding: 'utf8' })

/** What the choice of a program depends on, so that tests can be on another machine. */
export interface FoundryMachine {
  readonly platform: NodeJS.Platform
  readonly arch: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly exists: (file: string) => boolean
  /** What a program answers to `--version`, such as `anvil Version: 1.7.1-v1.7.1`. */
  readonly told: (file: string) => string
}

const thisMachine = (): FoundryMachine => {
  const { platform, arch, env } = process
  return { platform, arch, env, exists: existsSync, told }
}

function requireVersion(file: string, { told: ask }: FoundryMachine): string {
  const [, version] = /(\d+\.\d+\.\d+)/.exec(ask(file)) ?? []
  if (version === foundryVersion()) return file
  throw new Error(
    `${file}: found Foundry ${version ?? 'of an unknown release'}; expected ${foundryVersion()}, whose outputs the pages show. Fix: foundryup --install ${foundryVersion()}.`,
  )
}

/**
 * The program of Foundry to run: the pinned package on Linux x64, the one platform for which it is locked; elsewhere an
 * installed one of the same release, in the folder FOUNDRY_BIN or where foundryup puts it.
 *
 * @param name anvil, cast or forge
 * @throws when there is none, or one of another release, with the way to get it
 */
export function foundryBinary(name: Program, machine = thisMachine()): string {
  const { platform, arch, env, exists } = machine
  const file = platform === 'win32' ? `${name}.exe` : name
  const isPackaged = platform === 'linux' && arch === 'x64' && !env['FOUNDRY_BIN']
  const packaged = join(places.checks, 'node_modules', getPackage(name), 'bin', file)
  if (isPackaged && exists(packaged)) return packaged
  const installed = join(env['FOUNDRY_BIN'] || join(homedir(), '.foundry', 'bin'), file)
  if (!isPackaged && exists(installed)) return requireVersion(installed, machine)
  const fix = isPackaged
    ? 'npm ci --prefix checks/code --ignore-scripts'
    : `foundryup --install ${foundryVersion()}, and set FOUNDRY_BIN when it isn't in ${join(homedir(), '.foundry', 'bin')}`
  throw new Error(
    `${isPackaged ? packaged : installed}: found no ${name} for this machine (${platform}, ${arch}); expected Foundry ${foundryVersion()}, which runs the pages' programs. Fix: ${fix}.`,
  )
}
