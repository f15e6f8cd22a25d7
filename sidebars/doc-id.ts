import fs from 'node:fs'
import path from 'node:path'

/** Root of the repository. Commands run from there, or name it. */
const root = process.env.CELO_ROOT ?? process.cwd()

/** Doc id of a route, whichever of the two files holds it; undefined when there's neither. */
export function docIdOfRoute(route: string): string | undefined {
  const id = route
    .replace(/[?#].*$/, '')
    .replace(/(.)\/$/, '$1')
    .slice(1)
  return [id, `${id}/index`].find((name) => fs.existsSync(path.join(root, 'docs', `${name}.mdx`)))
}
