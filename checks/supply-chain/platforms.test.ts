import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readLockFile } from '../../model/packages/lock-file'

const names = new Set(readLockFile(readFileSync('package-lock.json', 'utf8')).map(({ name }) => name))

/** What is compiled for each machine, as its packages write the machine. */
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

// A lock file that was made on one machine easily leaves out the others' parts, and npm ci then installs none.
it.each(compiled)('the lock file has %s for macOS, Linux and Windows', (start, machines) => {
  expect(machines.filter((machine) => !names.has(start + machine))).toEqual([])
})
