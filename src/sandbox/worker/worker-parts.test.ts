import { describe, expect, it, vi } from 'vitest'
import type { FromWorker } from '../messages'
import { EDITOR_BUNDLES, EXTRA_BUNDLES, PARTIAL_EXPORTS } from '../../../model/live-sample/editor-modules'
import { closeDoors, makeConsole, makeProcess } from './globals'
import { Modules } from './modules'
import { Pending, type Timers } from './pending'
import * as ethers from './packages/ethers'
import * as node from './packages/node'
import * as wagmi from './packages/wagmi'
import { Requests } from './requests'

const timers = () => ({ setTimeout, setInterval, clearTimeout, clearInterval }) as unknown as Timers

describe('what a program waits for', () => {
  it('is over at once for a program that waits for nothing', async () =>
    expect(await new Pending().end()).toBeUndefined())

  it('is over when its last timer has run', async () => {
    const [pending, scope, order] = [new Pending(), timers(), [] as string[]]
    pending.countTimers(scope)
    scope.setTimeout(() => scope.setTimeout(() => order.push('timers'), 20), 20)
    await pending.end()
    expect(order).toEqual(['timers'])
  })

  it('is not over while an interval runs, and is once it was cleared', async () => {
    const [pending, scope] = [new Pending(), timers()]
    pending.countTimers(scope)
    const id = scope.setInterval(() => undefined, 5)
    const isOver = vi.fn()
    const end = pending.end().then(isOver)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(isOver).not.toHaveBeenCalled()
    scope.clearInterval(id)
    await end
  })
})

describe('a request', () => {
  it('is sent by the page, and answered once', async () => {
    const sent: FromWorker[] = []
    const requests = new Requests((message) => void sent.push(message), new Pending())
    const answer = requests.fetch('https://a.example/', { method: 'POST', body: '{}' })
    await Promise.resolve()
    expect(sent).toEqual([{ kind: 'ask', id: 1, url: 'https://a.example/', body: '{}' }])
    requests.settle(1, { status: 200, text: '{"a":1}' })
    expect(await (await answer).json()).toEqual({ a: 1 })
  })

  it('has a body as text, whatever form it has', async () => {
    const sent: FromWorker[] = []
    const requests = new Requests((message) => void sent.push(message), new Pending())
    const bytes = new TextEncoder().encode('{"é":1}')
    void requests.fetch('https://a.example/', { method: 'POST', body: bytes })
    void requests.fetch(new Request('https://a.example/', { method: 'POST', body: '{}' }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(sent.map((each) => each.kind === 'ask' && each.body)).toEqual(['{"é":1}', '{}'])
  })

  it('fails with the reason', async () => {
    const requests = new Requests(() => undefined, new Pending())
    const answer = requests.fetch('https://a.example/')
    await Promise.resolve()
    requests.settle(1, { error: 'not from here' })
    await expect(answer).rejects.toThrow('not from here')
  })
})

describe('the scope of a program', () => {
  it('has no way out left, neither its own nor inherited', () => {
    class Scope {
      postMessage() {}
      fetch() {}
    }
    const scope = Object.assign(new Scope(), { importScripts() {}, Worker: 1 })
    closeDoors(scope)
    expect([scope.postMessage, scope.importScripts, scope.Worker]).toEqual([undefined, undefined, undefined])
    expect(scope.fetch).toBeTypeOf('function') // control: what isn't listed stays
  })

  it('prints each call as one message', () => {
    const sent: FromWorker[] = []
    const { log } = makeConsole((message) => void sent.push(message)) as {
      log: (...values: unknown[]) => void
    }
    log('a', 1n, { b: 2 })
    expect(sent).toEqual([{ kind: 'print', text: 'a 1n { b: 2 }' }])
  })

  it('has the variables that it was given, and reads others from a file', () => {
    const process = makeProcess({ A: 'b' }, () => 'A=mine\n# no\nexport C="d e"\n')
    process.loadEnvFile('agent.env')
    expect(process.env).toEqual({ A: 'b', C: 'd e' })
  })
})

describe('what a program can import', () => {
  const { requireFrom } = new Modules()

  it('are the modules of the editor, and it says which', () => {
    const load = requireFrom('a.ts')
    expect(load('viem')).toHaveProperty('createWalletClient')
    expect(load('viem/celo')).toHaveProperty('serializeTransaction')
    expect(load('viem/chains')).toHaveProperty('celoSepolia.id', 11142220)
    expect(() => load('web3')).toThrow("“web3” isn't available in the page. A program here can import viem,")
    expect(() => load('constructor')).toThrow("isn't available")
  })

  it('are its own files that have run', () => {
    const modules = new Modules()
    const { exports } = modules.add('lib/client.ts')
    expect(modules.requireFrom('send.ts')('./lib/client')).toBe(exports)
    expect(() => modules.requireFrom('send.ts')('./client')).toThrow(
      "“./client” isn't a file of this program. It has lib/client.ts.",
    )
  })

  it('control: they are what the build takes for granted', () => {
    const host = { fetch, pending: new Pending() }
    const modules = new Modules()
    expect(() => modules.requireFrom('a.ts')('ethers')).toThrow("isn't available")
    const extras = { ethers, node, wagmi }
    for (const bundle of EXTRA_BUNDLES) {
      const own = extras[bundle].provide(host).modules
      expect(Object.keys(own).sort(), bundle).toEqual([...EDITOR_BUNDLES[bundle]].sort())
      modules.provide(own)
    }
    for (const name of EDITOR_BUNDLES.core)
      expect(Object.keys(requireFrom('a.ts')(name)), name).not.toEqual([])
    for (const [name, names] of Object.entries(PARTIAL_EXPORTS))
      expect(Object.keys(modules.requireFrom('a.ts')(name)), name).toEqual(expect.arrayContaining([...names]))
  })
})
