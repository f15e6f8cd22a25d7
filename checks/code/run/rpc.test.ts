import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { callInOrder } from './rpc'

let server: Server | undefined
afterEach(() => server?.close())

/** A node that takes its time for the first call, and answers each call with its method; `fails` is refused. */
async function slowNode(heard: string[]): Promise<string> {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { id, method } = JSON.parse(text) as { id: number; method: string }
      heard.push(method)
      const answer = method === 'fails' ? { error: { code: -32000, message: 'refused' } } : { result: method }
      const reply = () => {
        heard.push(`answer to ${method}`)
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ id, ...answer }))
      }
      setTimeout(reply, method === 'first' ? 40 : 0)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server?.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('sends a call only when the one before is answered', async () => {
  const heard: string[] = []
  expect(await callInOrder(await slowNode(heard), [['first'], ['second', 1]])).toEqual(['first', 'second'])
  expect(heard).toEqual(['first', 'answer to first', 'second', 'answer to second'])
})

it('stops at the first that fails', async () => {
  const heard: string[] = []
  await expect(callInOrder(await slowNode(heard), [['fails'], ['second']])).rejects.toThrow('refused')
  expect(heard).toEqual(['fails', 'answer to fails'])
})
