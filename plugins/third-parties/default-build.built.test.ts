// Readers of a build without services pay for none of them: not a byte of the plugin's client is there.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../postbuild/built-files'

const BUILD = 'build'

/** Words that only the client of the services has, its list of services in a page, and the client of insights. */
const TRACES =
  /anonymize_ip|gtm\.start|Optional services|AlgoliaObjectQueryCache|<script[^>]*\bid="?celo\.services\b/

const tracesIn = (text: string) => TRACES.exec(text)?.[0]

it('nothing of a service is in a build whose variables are unset', () => {
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
