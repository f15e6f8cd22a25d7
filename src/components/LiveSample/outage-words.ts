import type { NamedNetwork } from '../Endpoint/named-network'
import { TIMEOUT_MS } from './connection'
import type { Outage } from './outage'

/** What to show readers: what happened, and what to do. */
export interface Notice {
  readonly title: string
  readonly hint: string
}

export const NOT_LOADED: Notice = {
  title: "The program didn't load.",
  hint: 'Your connection may be down. Check it, and try again.',
}

/** Describes an outage in plain language. */
export function outageWords(outage: Outage, network: NamedNetwork): Notice {
  const host = new URL(network.rpc).host
  switch (outage.kind) {
    case 'unreachable':
      return {
        title: `Couldn't reach ${host}.`,
        hint: network.insteadOf
          ? 'It may be down, or it may not allow requests from web pages. Check the address, and try again.'
          : 'Your connection or the endpoint may be down. Check your connection, and try again.',
      }
    case 'slow':
      return {
        title: `The endpoint didn't respond within ${TIMEOUT_MS / 1000} seconds.`,
        hint: `${host} or your connection is slow at the moment. Try again.`,
      }
    case 'limited':
      return {
        title: 'The endpoint limits how often you can ask, and rejected this request.',
        hint: network.insteadOf
          ? `Wait a minute, and try again, or check what your plan at ${host} allows.`
          : `${host} is shared by everyone on your network address. Wait a minute, and try again.`,
      }
    case 'failing':
      return {
        title: `The endpoint returned an error (HTTP ${outage.status}).`,
        hint: `${host} has a problem of its own. Try again later.`,
      }
    case 'unreadable':
      return {
        title: "The endpoint's response isn't JSON-RPC.",
        hint: `Something between you and ${host}, such as a sign-in page of a Wi-Fi network, may have answered instead.`,
      }
    case 'other chain':
      return {
        title: `The endpoint is on another chain: ${outage.found} instead of ${network.chainId}.`,
        hint: `Nothing was read. ${host} doesn't belong to ${network.name} at the moment.`,
      }
    case 'too many requests':
      return {
        title: `The sample needs more than ${outage.most} requests.`,
        hint: 'To go easy on the public endpoint, it stops there. Copy the sample, and run it with your own endpoint.',
      }
    case 'not a read':
      return {
        title: `The sample calls ${outage.method}, which does more than read.`,
        hint: 'Samples on this site only read. Copy the sample, and run it on your machine.',
      }
  }
}
