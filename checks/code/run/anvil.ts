import { spawn, type ChildProcess } from 'node:child_process'

/** 21 November 2026, 00:00 UTC. Blocks follow one second apart, whatever the clock says. */
const genesis = 1795219200
export const baseFee = 25_000_000_000n // wei per gas: the floor on Celo, kept still so that outputs repeat

export interface AnvilOptions {
  /** Of the network that programs expect. */
  chainId: number
  /** The program. */
  file: string
  /** Whether blocks have the time of the clock; without it, they begin at a fixed time. */
  isRealTime?: boolean | undefined
}

export interface Anvil {
  url: string
  stop: () => Promise<void>
}

function addressFrom(child: ChildProcess, limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(
      () => reject(new Error(`anvil did not listen within ${limitMs} ms: ${text}`)),
      limitMs,
    )
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      const found = /Listening on (127\.0\.0\.1:\d+)/.exec(text)?.[1]
      if (!found) return
      clearTimeout(timer)
      resolve(`http://${found}`)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code}: ${text}`)))
  })
}

/** Starts an empty chain with Celo's features on a free port of this machine. */
export async function startAnvil({ chainId, file, isRealTime }: AnvilOptions): Promise<Anvil> {
  const flags = ['--celo', '--host', '127.0.0.1', '--port', '0', '--order', 'fifo']
  const time = isRealTime ? [] : ['--timestamp', String(genesis)]
  const chain = ['--chain-id', String(chainId), '--block-base-fee-per-gas', String(baseFee)]
  const child = spawn(file, [...flags, ...time, ...chain], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  try {
    return { url: await addressFrom(child, 180_000), stop }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}
