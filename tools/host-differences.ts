import { securityHeaders } from '../model/http/rules'
import { RELAY_ADDRESS, SANDBOX_ADDRESS } from '../model/http/own-documents'

/** Addresses whose headers differ by the rules, and one that has no page. */
const PATHS = ['/', '/developer/viem', SANDBOX_ADDRESS, RELAY_ADDRESS, '/no-such-page']
const NAMES = Object.keys(securityHeaders())

async function readHeaders(address: string): Promise<Headers> {
  const { headers } = await fetch(address)
  return headers
}

/**
 * Compares the headers that a host sends with those of the included server, for the same build.
 * @param host and own: origins, such as https://docs.example.org
 * @returns one sentence for each header that differs
 */
export async function findHostDifferences(host: string, own: string): Promise<string[]> {
  const differences: string[] = []
  for (const path of PATHS) {
    const [sent, expected] = await Promise.all([readHeaders(host + path), readHeaders(own + path)])
    for (const name of NAMES) {
      const [found, wanted] = [sent.get(name), expected.get(name)]
      if (found === wanted) continue
      differences.push(
        `${host}${path}: ${name}: found ${found ?? 'nothing'}; expected ${wanted ?? 'nothing'}.`,
      )
    }
  }
  return differences
}
