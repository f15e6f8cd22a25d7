import fs from 'node:fs'
import { startServer } from '../../server/server'
import { browserPath } from './browser-path'

/** Folders of built sites by the variable that tells tests their address. */
const sites: Record<string, string> = {
  SITE: 'build',
  KITCHEN_SINK: '.cache/kitchen-sink',
  VARIANT: '.cache/variant',
}

/** Serves each site on a free port of loopback, before the first worker; stops them after the last. */
export default async function serveSites() {
  process.env.TEST_BROWSER = await browserPath()
  const servers = await Promise.all(
    Object.entries(sites).map(async ([name, root]) => {
      if (!fs.existsSync(root))
        throw new Error(`${root} is missing: run npm run build:test before npm run browser.`)
      const server = await startServer({ root, port: 0 })
      process.env[name] = server.url
      return server
    }),
  )
  return async () => void (await Promise.all(servers.map((server) => server.close())))
}
