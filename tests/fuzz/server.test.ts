import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRequestPath } from '../../server/request-path'
import { resolveAddress } from '../../server/resolve-address'
import { isPrivate } from '../../server/rules'
import { startServer, type RunningServer } from '../../server/server'
import { hostileAddress, namedAddresses } from './addresses'
import { holds, holdsLater } from './fuzz'

const ledger = {
  moved: new Map([
    ['/old', '/build'],
    ['/café', '/build'],
  ]),
  gone: new Set(['/gone']),
}

describe('addresses that anything may ask for', () => {
  it('never make the server throw, give out a private file or lead to another site', () => {
    const name = 'answers'
    holds(
      name,
      fc.property(fc.oneof(hostileAddress, fc.constantFrom('/old', '/old/', '/caf%C3%A9')), (target) => {
        const answer = resolveAddress(readRequestPath(target), ledger, () => true)
        if (answer.kind === 'moved') expect(answer.location).toMatch(/^\/(?![/\\])/)
        else expect(isPrivate(answer.file)).toBe(false)
      }),
      2000,
    )
  })

  let server: RunningServer
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fuzz-'))
  beforeAll(async () => {
    fs.mkdirSync(path.join(folder, 'site'))
    fs.writeFileSync(path.join(folder, 'secret.txt'), 'secret of the machine')
    fs.writeFileSync(path.join(folder, 'site', 'index.html'), '<p>Start</p>')
    fs.writeFileSync(path.join(folder, 'site', '404.html'), '<p>Not found</p>')
    server = await startServer({ root: path.join(folder, 'site'), port: 0 })
  })
  afterAll(async () => {
    await server.close()
    fs.rmSync(folder, { recursive: true })
  })

  /** Sends a request line as it is. Out: everything the server answered. */
  const ask = (target: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(server.url)
      const socket = net.connect(Number(port), hostname)
      let text = ''
      socket.setEncoding('utf8').on('data', (data: string) => (text += data))
      socket.once('close', () => resolve(text)).once('error', reject)
      socket.write(`GET ${target.replace(/[\r\n]/g, '')} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    })

  it('are answered over the wire with a page or a refusal, never with status 500', async () => {
    const name = 'wire'
    const targets = fc.oneof(hostileAddress, fc.string({ unit: 'binary' }), fc.constant('/../secret.txt'))
    await holdsLater(
      name,
      fc.asyncProperty(targets, async (target) => {
        const text = await ask(target)
        expect(text).toMatch(/^HTTP\/1\.1 (200|301|400|404|405|410|431) /)
        expect(text).not.toContain('secret of the machine')
      }),
    )
    for (const target of namedAddresses) expect(await ask(target)).toMatch(/^HTTP\/1\.1 (200|400|404|431) /)
  })

  it('control: a path that leaves the folder would be seen', () => {
    expect(fs.readFileSync(path.join(folder, 'site', '../secret.txt'), 'utf8')).toContain('secret')
    expect(() =>
      holds(
        'control',
        fc.property(hostileAddress, (target) => !target.includes('%')),
      ),
    ).toThrow('Property failed')
  })
})
