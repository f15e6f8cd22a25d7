import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import postcss, { type AtRule } from 'postcss'

const SITE = 'src/css/site.css'

/** Loaded by their component's script, or with a name for each class. */
const isLoadedByScript = (file: string) =>
  file.endsWith('.module.css') ||
  ['page-actions.css', 'feedback.css', 'consent.css', 'editor.css', 'search-dialog.css'].includes(
    path.basename(file),
  )

const listImports = (css: string) =>
  [...css.matchAll(/@import '([^']+)'/g)].map(([, file = '']) => path.join('src/css', file))

/** What's wrong with a component's style sheet: rules outside the named layers would win over all that are inside. */
function listFaults(file: string, css: string, layers: readonly string[]): string[] {
  return postcss.parse(css).nodes.flatMap((node) => {
    if (node.type === 'comment') return []
    const { name, params } = node as AtRule
    if (name === 'layer' && layers.includes(params)) return []
    return `${file}:${node.source?.start?.line}: found ${String(node).slice(0, 40).split('\n')[0]}, expected a block of a layer (${layers.join(', ')}). Fix: wrap the rules in @layer.`
  })
}

describe('the style sheets of components', () => {
  const entry = fs.readFileSync(SITE, 'utf8')
  const imports = listImports(entry)
  const [, names = ''] = /@layer ([^;]+);/.exec(fs.readFileSync('src/css/layers.css', 'utf8')) ?? []
  const layers = names.split(', ')

  it('are each imported once by the entry point', () => {
    const files = fs
      .readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => path.join('src', file))
      .filter((file) => file.endsWith('.css') && file !== SITE && !isLoadedByScript(file))
    expect([...imports].sort()).toEqual(files.sort())
  })

  it('come after the order of the layers', () => {
    expect(imports[0]).toBe('src/css/layers.css')
  })

  it('have all rules in a named layer', () => {
    const own = [
      ...imports.filter((file) => !file.startsWith('src/css/')),
      'src/search/dialog/search-dialog.css',
    ]
    expect(own.length).toBeGreaterThan(40)
    expect(own.flatMap((file) => listFaults(file, fs.readFileSync(file, 'utf8'), layers))).toEqual([])
  })

  it('control: a rule without a layer, or in another one, is reported', () => {
    const faults = listFaults('a.css', 'p {top: 0}\n@layer other {}\n@layer code {p {top: 0}}', layers)
    expect(faults.map((fault) => fault.split(',')[0])).toEqual([
      'a.css:1: found p {top: 0}',
      'a.css:2: found @layer other {}',
    ])
  })
})
