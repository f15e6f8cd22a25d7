import { startServer } from '../../server/server'
import { browserPath } from './browser-path'

/** Serves only the real site's build, on a free loopback port. */
export default async function serveProduct() {
  process.env.TEST_BROWSER = await browserPath()
  const server = await startServer({ root: 'build', port: 0 })
  process.env.SITE = server.url
  return () => server.close()
}
