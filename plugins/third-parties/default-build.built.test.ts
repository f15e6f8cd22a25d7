// A build without services doesn't contain a single byte of the plugin's client.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../postbuild/built-files'

const BUILD = 'build'

/** Strings that are only in the services' client, its list of services in a page, and the insights client. */
const TRACES =
  /anonymize_ip|gtm\.start|Optional services|AlgoliaObjectQueryCache|<script[^>]*\bid="?celo\.services\b/

const tracesIn = (text: string) => TRACES.exec(text)?.[0]

it('a build whose variables are unset contains nothing of a service', () => {
  const files = listFiles(BUILD).filter((name) => /\.(?:js|css|html)$/.test(name))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((name) => tracesIn(readFileSync(path.join(BUILD, name), 'utf8')) ?? [])
  expect(found).toEqual([])
})

it.each(['services.ts', 'banner.ts', 'insights.ts'])('control: %s of the client is found', (name) => {
  const text = readFileSync(path.join('src/third-parties', name), 'utf8')
  expect(tracesIn(text)).toBeDefined()
})

it('control: the list of services is found in a page', () => {
  expect(tracesIn('<script type=application/json id=celo.services>{}</script>')).toBeDefined()
  expect(tracesIn('<script type="application/json" id="celo.services">{}</script>')).toBeDefined()
})
