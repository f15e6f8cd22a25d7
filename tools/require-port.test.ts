import { describe, expect, it } from 'vitest'
import { startServer } from '../server/server'
import { requirePort } from './require-port'

describe('requirePort', () => {
  it('rejects a port that is in use, and accepts it once it is free again', async () => {
    const server = await startServer({ root: 'docs', port: 0 })
    const { port } = new URL(server.url)
    await expect(requirePort(['--port', port], {})).rejects.toThrow(`Port ${port} is used by another process`)
    await expect(requirePort([], { PORT: port })).rejects.toThrow(`Port ${port} is used by another process`)
    await server.close()
    await requirePort(['--port', port], {})
  })

  it('rejects an invalid port', async () => {
    await expect(requirePort([], { PORT: 'abc' })).rejects.toThrow('PORT: found "abc"')
  })
})
