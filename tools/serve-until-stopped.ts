import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readPort } from '../server/listen'
import { startServer } from '../server/server'

const DEFAULT_PORT = 3000
/** Milliseconds. */
const PARENT_CHECK = 500
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * The requested port: `--port 4000`, otherwise the variable PORT, otherwise 3000.
 * @param words command-line arguments, without the program's name
 * @throws for unknown arguments and invalid ports
 */
export function portWanted(words: readonly string[], variable: string | undefined): number {
  const { values } = parseArgs({ args: [...words], options: { port: { type: 'string', short: 'p' } } })
  return readPort(values.port ?? variable, DEFAULT_PORT)
}

/**
 * Serves a built folder on --port or PORT (3000) and SERVE_HOST (this machine only) until SIGINT or SIGTERM.
 * Rejects with a readable message if the folder isn't a build or the port isn't available.
 * @param root the built folder
 * @param words the server's command-line arguments
 */
export async function serve(root: string, words = process.argv.slice(2)): Promise<void> {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`${root}/index.html: found nothing, expected a built site. Fix: npm run build.`)
  }
  const port = portWanted(words, process.env['PORT'])
  const stopped = stopSignal() // listen before the address is printed
  try {
    // Not HOST, because some shells set it to the machine's name, which would expose the server to the network.
    const server = await startServer({ root, port, host: process.env['SERVE_HOST'] || undefined })
    console.log(`Celo Documentation: ${server.url} (Ctrl+C stops it)`)
    await stopped.promise
    await server.close()
  } finally {
    stopped.forget()
  }
}

/** npm sends SIGTERM to its shell, which doesn't forward it, so the end of the shell serves as the signal. */
function stopSignal(): { readonly promise: Promise<void>; readonly forget: () => void } {
  let forget = (): void => undefined
  const promise = new Promise<void>((resolve) => {
    const stop = (): void => {
      forget() // a second signal ends the program immediately
      resolve()
    }
    const parent = process.ppid
    const watch = setInterval(() => {
      if (process.env['npm_lifecycle_event'] && process.ppid !== parent) stop()
    }, PARENT_CHECK)
    forget = () => {
      clearInterval(watch)
      for (const signal of SIGNALS) process.off(signal, stop)
    }
    for (const signal of SIGNALS) process.once(signal, stop)
  })
  return { promise, forget }
}
