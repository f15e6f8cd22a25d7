import { startServer } from '../../server/server'
import { browserPath } from './browser-path'

/** Serves the built product alone, on a free port of loopback. */
export default async function serveProduct() {
  process.env.TEST_BROWSER = await browserPath()
  const server = await startServer({ root: 'build', port: 0 })
  process.env.SITE = server.url
  return () => server.close()
}
