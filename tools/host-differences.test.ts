import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../server/server'
import { findHostDifferences } from './host-differences'

const folders: string[] = []
const servers: RunningServer[] = []

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Serves a build with these policies of its documents. Out: its origin. */
async function serve(own: Record<string, string>): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'host-'))
  folders.push(root)
  for (const page of ['index', 'relay', 'sandbox', '404'])
    writeFileSync(path.join(root, `${page}.html`), '<p>')
  writeFileSync(path.join(root, '_csp.json'), JSON.stringify({ policy: "default-src 'self'", own }))
  const server = await startServer({ root, port: 0 })
  servers.push(server)
  return server.url
}

const own = { '/sandbox': 'sandbox allow-scripts', '/relay': 'connect-src https:' }

it('a host that sends the same has no difference', async () =>
  expect(await findHostDifferences(await serve(own), await serve(own))).toEqual([]))

it('a document with the policy of the pages is found', async () => {
  const host = await serve({ '/relay': own['/relay'] })
  expect(await findHostDifferences(host, await serve(own))).toEqual([
    `${host}/sandbox: content-security-policy: found default-src 'self'; expected sandbox allow-scripts.`,
  ])
})
