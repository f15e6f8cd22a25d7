// A minifier that writes what no browser can read breaks the page without a word in the build's output.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Script } from 'node:vm'
import { expect, it } from 'vitest'
import { listFiles } from '../postbuild/built-files'

const BUILD = 'build'

/** What keeps a script from being read, as `node --check` would say it; undefined when nothing does. Runs nothing. */
function faultIn(code: string, name: string): string | undefined {
  try {
    new Script(code, { filename: name })
    return undefined
  } catch (error) {
    return `${name}: ${String(error)}; build again, and look at what the minifier made of it.`
  }
}

it('every built script can be read', () => {
  const scripts = listFiles(BUILD).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  expect(
    scripts.flatMap((name) => faultIn(readFileSync(path.join(BUILD, name), 'utf8'), name) ?? []),
  ).toEqual([])
})

it.each(['[o.a,f()]=g()', '[o.a,o.b=g()', 'let a;let a', 'export default 1'])(
  'control: refuses %s',
  (code) => {
    expect(faultIn(code, 'x.js')).toMatch(/^x\.js: SyntaxError/)
  },
)

it('control: takes what an earlier minifier broke', () => {
  expect(faultIn('[o.a,o.b]=[1,2]', 'x.js')).toBeUndefined()
})
