import { startServer } from '../server/server'
import { portWanted } from './serve-until-stopped'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reports an invalid or used port right away instead of after minutes of building.
 * @param words the server's command-line arguments
 * @throws with the server's error message
 */
export async function requirePort(words: readonly string[], env: Environment): Promise<void> {
  const port = portWanted(words, env['PORT'])
  const server = await startServer({ root: 'build', port, host: env['SERVE_HOST'] || undefined })
  await server.close()
}
