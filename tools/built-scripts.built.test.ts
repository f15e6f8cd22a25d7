// If a minifier writes invalid code, the page breaks although the build succeeds without a warning.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Script } from 'node:vm'
import { expect, it } from 'vitest'
import { listFiles } from '../postbuild/built-files'

const BUILD = 'build'

/** A script's syntax error, as `node --check` would report it; undefined if there's none. Doesn't run the script. */
function faultIn(code: string, name: string): string | undefined {
  try {
    new Script(code, { filename: name })
    return undefined
  } catch (error) {
    return `${name}: ${String(error)}; build again, and check the minifier's output.`
  }
}

it('every built script can be parsed', () => {
  const scripts = listFiles(BUILD).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  expect(
    scripts.flatMap((name) => faultIn(readFileSync(path.join(BUILD, name), 'utf8'), name) ?? []),
  ).toEqual([])
})

it.each(['[o.a,f()]=g()', '[o.a,o.b=g()', 'let a;let a', 'export default 1'])(
  'control: rejects %s',
  (code) => {
    expect(faultIn(code, 'x.js')).toMatch(/^x\.js: SyntaxError/)
  },
)

it('control: accepts code that an earlier minifier broke', () => {
  expect(faultIn('[o.a,o.b]=[1,2]', 'x.js')).toBeUndefined()
})
