import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readLockFile } from '../../model/packages/lock-file'

const names = new Set(readLockFile(readFileSync('package-lock.json', 'utf8')).map(({ name }) => name))

/** Packages compiled per platform, by the platform's name in them. */
const rust = ['darwin-arm64', 'darwin-x64', 'linux-arm64-gnu', 'linux-x64-gnu', 'win32-x64-msvc']
const plain = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64']
const compiled: [start: string, machines: string[]][] = [
  ['@rspack/binding-', rust],
  ['@swc/core-', rust],
  ['@swc/html-', rust],
  ['lightningcss-', rust],
  ['@oxc-resolver/binding-', rust],
  ['@esbuild/', plain],
  ['@img/sharp-', plain],
]

// A lock file created on one machine can easily lack other platforms' packages, and npm ci then doesn't install them.
it.each(compiled)('the lock file has %s for macOS, Linux and Windows', (start, machines) => {
  expect(machines.filter((machine) => !names.has(start + machine))).toEqual([])
})
