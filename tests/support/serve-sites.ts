import fs from 'node:fs'
import { startServer } from '../../server/server'
import { samplePages } from './page-sample'
import { browserPath } from './browser-path'

/** Built folders by the variable that gives tests their URL. */
const sites: Record<string, string> = {
  SITE: 'build',
  KITCHEN_SINK: '.cache/kitchen-sink',
  ALL_SERVICES: '.cache/all-services',
}

/** Serves each site on a free loopback port before the first worker starts; stops after the last one. */
export default async function serveSites() {
  process.env.TEST_BROWSER = await browserPath()
  process.env.SAMPLE_PAGES = samplePages().join('\n')
  const servers = await Promise.all(
    Object.entries(sites).map(async ([name, root]) => {
      if (!fs.existsSync(root))
        throw new Error(`${root}: found nothing, expected a built site. Fix: npm run build:test.`)
      const server = await startServer({ root, port: 0 })
      process.env[name] = server.url
      return server
    }),
  )
  return async () => void (await Promise.all(servers.map((server) => server.close())))
}
