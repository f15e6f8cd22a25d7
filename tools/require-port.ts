import { startServer } from '../server/server'
import { portWanted } from './serve-until-stopped'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Tells at once, not after minutes of building, that a port is none or is taken.
 * @param words of the command line that are the server's
 * @throws with the message that the server would give
 */
export async function requirePort(words: readonly string[], env: Environment): Promise<void> {
  const port = portWanted(words, env['PORT'])
  const server = await startServer({ root: 'build', port, host: env['SERVE_HOST'] || undefined })
  await server.close()
}
