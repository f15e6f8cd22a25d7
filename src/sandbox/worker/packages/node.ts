import { Buffer } from 'buffer/'
import { CookieRequest, CookieResponse } from '../node/cookies'
import { LocalServers } from '../node/http'
import * as crypto from '../node/crypto'
import type { Provide } from '../provided'

/** What programs use of Node.js that few of them need. */
export const provide: Provide = ({ fetch, pending }) => {
  const servers = new LocalServers(fetch, pending)
  return {
    modules: { 'node:crypto': crypto, 'node:http': servers.module },
    globals: { Buffer, Request: CookieRequest, Response: CookieResponse, fetch: servers.fetch },
  }
}
