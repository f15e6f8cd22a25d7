// A build without services doesn't contain a single byte of the plugin's client.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, it } from 'vitest'
import { findElement } from '../../model/html'
import { listFiles } from '../../postbuild/built-files'
import { readBuiltPages } from '../../tests/support/built-pages'

const BUILD = 'build'

/** Strings that are only in the services' client and the insights client. */
const TRACES = ['anonymize_ip', 'gtm.start', 'Optional services', 'AlgoliaObjectQueryCache']

const findTrace = (text: string) => TRACES.find((trace) => text.includes(trace))

const hasServices = (tree: Root) =>
  findElement(
    tree,
    ({ tagName, properties }) => tagName === 'script' && properties.id === 'celo.services',
  ) !== undefined

it('a build whose variables are unset contains nothing of a service', async () => {
  const files = listFiles(BUILD).filter((name) => /\.(?:js|css|html)$/.test(name))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((name) => findTrace(readFileSync(path.join(BUILD, name), 'utf8')) ?? [])
  expect(found).toEqual([])
  const lists = (await readBuiltPages()).filter(({ tree }) => hasServices(tree))
  expect(lists.map(({ file }) => file)).toEqual([])
})

it.each(['services.ts', 'banner.ts', 'insights.ts'])('control: %s of the client is found', (name) => {
  const text = readFileSync(path.join('src/third-parties', name), 'utf8')
  expect(findTrace(text)).toBeDefined()
})

it('control: the list of services is found in a page', () => {
  expect(hasServices(fromHtml('<script type=application/json id=celo.services>{}</script>'))).toBe(true)
  expect(hasServices(fromHtml('<script type="application/json" id="celo.services">{}</script>'))).toBe(true)
})
