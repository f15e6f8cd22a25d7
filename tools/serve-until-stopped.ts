import { existsSync } from 'node:fs'
import path from 'node:path'
import { readPort, startServer } from '../server/server'

const DEFAULT_PORT = 3000

/**
 * Serves a built folder on PORT (3000) and HOST (this machine only) until SIGINT or SIGTERM.
 * Rejects with a message for people when the folder is no build or the port cannot be had.
 */
export async function serve(root: string): Promise<void> {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`${root}/index.html: found nothing, expected a built site. Mend: npm run build.`)
  }
  const port = readPort(process.env['PORT'], DEFAULT_PORT)
  const server = await startServer({ root, port, host: process.env['HOST'] || undefined })
  console.log(`Celo Documentation: ${server.url.replace('127.0.0.1', 'localhost')} (Ctrl+C stops it)`)
  await stopSignal()
  await server.close()
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
