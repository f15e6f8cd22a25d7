// What every built page has, and that the server sends it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findElement, findElements, withTag } from '../model/html'
import { readRoutes } from '../model/page/read-routes'
import { type RunningServer, startServer } from '../server/server'
import { readBuiltPages } from './support/built-pages'
import { CHECKED_FORMS, UNCHECKED_PARTS } from './support/page-parts'

let server: RunningServer
/** Files with a main heading, by their text. */
let headed: ReadonlySet<string>

beforeAll(async () => {
  server = await startServer({ root: 'build', port: 0 })
  const pages = await readBuiltPages()
  headed = new Set(pages.filter(({ tree }) => findElement(tree, withTag('h1'))).map(({ html }) => html))
}, 300_000)

afterAll(() => server.close())

/** URLs that don't lead to a page of their own. */
async function listFaults(addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    const response = await fetch(`${server.url}${address}`)
    const heading = headed.has(await response.text())
    if (response.status !== 200 || !heading) faults.push(`${address}: ${response.status}, h1: ${heading}`)
  }
  return faults
}

// One test for all eleven content groups.
it('S2.40 S2.41 S2.42 S2.43 S2.44 S2.45 S2.46 S2.47 S2.48 S2.49 S2.50 every page exists', async () => {
  const pages = [...readRoutes('.').pages]
  expect(pages.length).toBeGreaterThan(30)
  expect(await listFaults(pages)).toEqual([])
  expect(await listFaults(['/nope']), 'control').toEqual(['/nope: 404, h1: true'])
})

it('no page has a part whose form is not tried', async () => {
  const parts = (await readBuiltPages()).flatMap(({ tree }) =>
    findElements(tree, ({ properties }) => 'dataIsland' in properties).map(({ properties }) =>
      String(properties.dataIsland),
    ),
  )
  expect([...new Set(parts)].sort()).toEqual([...Object.keys(CHECKED_FORMS), ...UNCHECKED_PARTS].sort())
})
