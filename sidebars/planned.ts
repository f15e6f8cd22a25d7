import fs from 'node:fs'
import path from 'node:path'

/** Root of the repository. Commands run from there, or name it. */
const root = process.env.CELO_ROOT ?? process.cwd()
let planned: Set<string> | undefined

const withoutEnd = (address: string) => address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')

/** Doc id of a route, whichever of the two files holds it; undefined when neither is written. */
export function docIdOf(route: string): string | undefined {
  const id = withoutEnd(route).slice(1)
  return [id, `${id}/index`].find((name) => fs.existsSync(path.join(root, 'docs', `${name}.mdx`)))
}

/** Routes that the ledger promises as pages. */
function promised(): Set<string> {
  planned ??= new Set(
    fs
      .readFileSync(path.join(root, 'ledger/addresses.tsv'), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([, state]) => state === 'page' || state === 'planned')
      .map(([address]) => address!),
  )
  return planned
}

/** Whether an address is a page that is promised but not written yet. */
export function isPlanned(address: string): boolean {
  const route = withoutEnd(address)
  return promised().has(route) && docIdOf(route) === undefined && !isStandalone(route)
}

const isStandalone = (route: string) =>
  ['.tsx', '.mdx', '.ts'].some((end) =>
    fs.existsSync(path.join(root, 'src/pages', `${route.slice(1) || 'index'}${end}`)),
  )
