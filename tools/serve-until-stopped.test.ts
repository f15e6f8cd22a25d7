import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { portWanted, serve } from './serve-until-stopped'

const root = mkdtempSync(path.join(tmpdir(), 'served-'))
writeFileSync(path.join(root, 'index.html'), '<h1>Home</h1>')
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
afterAll(() => rmSync(root, { recursive: true }))

/** An address that no machine has, because it's reserved for documentation (RFC 5737). */
const NOWHERE = '192.0.2.1'

describe('serve', () => {
  it('listens only on this machine regardless of HOST, prints its address, and stops at the first signal', async () => {
    vi.stubEnv('HOST', NOWHERE)
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {
      process.emit('SIGTERM') // as soon as the address is printed
    })
    await serve(root, ['--port', '0'])
    expect(printed.mock.calls.flat()).toEqual([
      expect.stringMatching(/^Celo Documentation: http:\/\/127\.0\.0\.1:\d+ \(Ctrl\+C stops it\)$/),
    ])
    expect(process.listenerCount('SIGTERM'), 'no signal listener is left behind').toBe(0)
  })

  it("listens on SERVE_HOST, and explains what to do if this machine doesn't have that address", async () => {
    vi.stubEnv('SERVE_HOST', NOWHERE)
    await expect(serve(root, ['--port', '0'])).rejects.toThrow(/^SERVE_HOST: found 192\.0\.2\.1.* Fix: /)
    expect(process.listenerCount('SIGTERM')).toBe(0)
  })

  it('requires a build', async () => {
    await expect(serve(path.join(root, 'none'), [])).rejects.toThrow(
      'expected a built site. Fix: npm run build.',
    )
  })
})

describe('portWanted', () => {
  it('prefers the argument to the variable, and the variable to 3000', () => {
    expect(portWanted(['--port', '4000'], '5000')).toBe(4000)
    expect(portWanted(['--port=4001'], undefined)).toBe(4001)
    expect(portWanted(['-p', '0'], '5000')).toBe(0)
    expect(portWanted([], '5000')).toBe(5000)
    expect(portWanted([], undefined)).toBe(3000)
  })

  it("reports arguments it doesn't understand", () => {
    expect(() => portWanted(['--prot', '4000'], undefined)).toThrow("Unknown option '--prot'")
    expect(() => portWanted(['4000'], undefined)).toThrow("Unexpected argument '4000'")
    expect(() => portWanted(['--port', 'http'], undefined)).toThrow('found "http", expected a whole number')
  })
})
