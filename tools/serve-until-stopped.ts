import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readPort, startServer } from '../server/server'

const DEFAULT_PORT = 3000
/** Milliseconds. */
const PARENT_CHECK = 500

/**
 * The port that is wanted: `--port 4000`, else the variable PORT, else 3000.
 * @param words of the command line, after the name of the program
 * @throws for a word that is not understood, and for what is no port
 */
export function portWanted(words: readonly string[], variable: string | undefined): number {
  const { values } = parseArgs({ args: [...words], options: { port: { type: 'string', short: 'p' } } })
  return readPort(values.port ?? variable, DEFAULT_PORT)
}

/**
 * Serves a built folder on --port or PORT (3000) and HOST (this machine only) until SIGINT or SIGTERM.
 * @param root the built folder
 * @param words of the command line that are the server's
 * Rejects with a message for people when the folder is no build or the port cannot be had.
 */
export async function serve(root: string, words = process.argv.slice(2)): Promise<void> {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`${root}/index.html: found nothing, expected a built site. Mend: npm run build.`)
  }
  const port = portWanted(words, process.env['PORT'])
  const server = await startServer({ root, port, host: process.env['HOST'] || undefined })
  console.log(`Celo Documentation: ${server.url.replace('127.0.0.1', 'localhost')} (Ctrl+C stops it)`)
  await stopSignal()
  await server.close()
}

/** npm passes SIGTERM to its shell, which does not pass it on: the shell's end is the signal then. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      clearInterval(watch)
      resolve()
    }
    const parent = process.ppid
    const watch = setInterval(() => {
      if (process.env['npm_lifecycle_event'] && process.ppid !== parent) stop()
    }, PARENT_CHECK)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  })
}
