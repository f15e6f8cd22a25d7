// `npm run check:host -- https://docs.example.org`: whether a host that serves build/ sends the headers of the
// included server. The rules for hosts are tested against models, and only a deployed site shows what a host does.
import { existsSync } from 'node:fs'
import { startServer } from '../server/server'
import { findHostDifferences } from './host-differences'

async function main() {
  const [host = ''] = process.argv.slice(2)
  if (!URL.canParse(host) || !existsSync('build/_csp.json'))
    throw new Error(
      `check:host: found ${JSON.stringify(host)}, expected the address of a site that serves build/. Fix: npm run build, then npm run check:host -- https://docs.example.org.`,
    )
  const server = await startServer({ root: 'build', port: 0 })
  try {
    const differences = await findHostDifferences(new URL(host).origin, server.url)
    for (const difference of differences) console.error(difference)
    console.log(`host: ${differences.length} headers differ`)
    if (differences.length > 0) process.exitCode = 1
  } finally {
    await server.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
