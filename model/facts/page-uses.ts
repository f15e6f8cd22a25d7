import { escapeRegExp } from '../escape-reg-exp'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findFacts } from './fact-braces'

/** Whether a text uses the fact in braces, or reads it from the registry in code. */
function usesAnywhere(text: string, path: string): boolean {
  return (
    findFacts(text).some((use) => use.path === path) ||
    new RegExp(`fact(?:Text|Raw)\\(["']${escapeRegExp(path)}["']`).test(text)
  )
}

/** A pattern for every directive that shows the fact. */
function patternOfDirectives(path: string): RegExp {
  const ways = [`of=["']${escapeRegExp(path)}["']`]
  const [group, id, network, role = ''] = path.split('.')
  if (group === 'tokens' || group === 'contracts') {
    const shown = group === 'contracts' ? 'contract' : role.replace('-', ' ')
    const wanted = [`of="${id}"`, `network="${network}"`, `role="${shown}"`].map(
      (text) => `(?=[^>]*${escapeRegExp(text)})`,
    )
    ways.push(`<Address\\s${wanted.join('')}`)
  }
  if (group === 'chains' && ['name', 'chainId'].includes(network ?? '')) ways.push(`<Network\\s+id="${id}"`)
  if (group === 'chains' && ['name', 'explorer'].includes(network ?? ''))
    ways.push(`<Address\\s(?=[^>]*network="${id}")`)
  return new RegExp(ways.join('|'))
}

/** A fenced block, including in a list. A directive in it is only shown, never replaced. */
const fences = /^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1`* *$/gm

/** Whether a page's text embeds the fact at `path`. Tables don't count, because they show whole groups. */
export function usesFact(text: string, path: string): boolean {
  return usesAnywhere(text, path) || patternOfDirectives(path).test(text.replace(fences, ''))
}

/** Pages below docs/ and src/pages/ that embed the fact; names relative to `root`, sorted. */
export function pageUses(root: string, path: string): string[] {
  const folders = ['docs', 'src/pages'].filter((folder) => existsSync(join(root, folder)))
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const pages = files.filter((name) => /\.(?:mdx?|tsx?)$/.test(name))
  return pages.filter((name) => usesFact(readFileSync(join(root, name), 'utf8'), path)).sort()
}
