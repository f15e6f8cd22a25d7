import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from './server'

const POLICIES = {
  policy: "default-src 'self'",
  own: { '/sandbox': 'sandbox allow-scripts', '/relay': 'connect-src https:' },
}
const root = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
let server: RunningServer

beforeAll(async () => {
  for (const page of ['index', 'relay', 'sandbox', 'sandboxes', '404'])
    writeFileSync(path.join(root, `${page}.html`), `<h1>${page}</h1>`)
  writeFileSync(path.join(root, '_csp.json'), JSON.stringify(POLICIES))
  server = await startServer({ root, port: 0 })
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

const readPolicy = async (address: string) =>
  (await fetch(`${server.url}${address}`)).headers.get('content-security-policy')

describe("the sandbox's policy", () => {
  it.each(['/sandbox', '/sandbox.html', '/sandbox/', '/sandbox?x=1'])('comes with %s', async (address) => {
    expect(await readPolicy(address)).toBe(POLICIES.own['/sandbox'])
  })

  it('and the policy of the relay only with the relay', async () => {
    for (const address of ['/relay', '/relay.html'])
      expect(await readPolicy(address)).toBe(POLICIES.own['/relay'])
  })

  it.each(['/', '/sandboxes', '/sandbox/x', '/sandbox.md', '/nope'])(
    'control: does not come with %s',
    async (address) => expect(await readPolicy(address)).toBe(POLICIES.policy),
  )

  it('control: a build without one has the policy of its pages everywhere', async () => {
    writeFileSync(path.join(root, '_csp.json'), JSON.stringify({ policy: "default-src 'none'" }))
    expect(await readPolicy('/sandbox')).toBe("default-src 'none'")
  })
})
