import { dirname } from 'node:path'
import { runFile } from '../blocks/run-file'
import type { Runner } from '../check-pages'
import { confinement } from './confinement'
import { transpileBeside } from './transpile'

/** Key of the first account of the public test mnemonic of anvil and hardhat. It guards nothing. */
export const testKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

/** What `node:test` prints, which differs between versions of Node unless it's said. */
const REPORTER = '--test-reporter=tap'

/**
 * @param limitMs time for one program; it is killed afterwards
 * @returns a runner that gives every program a fresh chain, RPC_URL and PRIVATE_KEY, and nothing else of the environment
 */
export const makeRunner =
  (limitMs: number): Runner =>
  async (program, file) => {
    const { startLocalChain } = await import('./shim')
    const chain = await startLocalChain(program.chain)
    try {
      const given = { RPC_URL: chain.url, PRIVATE_KEY: testKey, NO_COLOR: '1' }
      const env = { PATH: process.env.PATH ?? '', ...given }
      const folder = dirname(file)
      const limits = { limitMs, nodeOptions: [...confinement(folder), REPORTER] }
      return await runFile(program, transpileBeside(file), {
        ...limits,
        env,
        folder,
        place: 'on the local chain',
      })
    } finally {
      await chain.stop()
    }
  }
