import { indexOpener } from '../engine/load-index'
import { prepare } from '../engine/search'
import { HITS, LIMITS } from './dialog-request'
import { embeddedRequester } from './embedded-requester'
import { readAhead } from './fetch-ahead'
import { readRequest } from './wire'

const openIndex = indexOpener(readAhead)

export const { send } = embeddedRequester(openIndex, window.location.origin)

let newest = ''
let asking: Promise<void> | undefined

async function askNewest(): Promise<void> {
  for (let asked = ''; asked !== newest; ) {
    asked = newest
    await prepare(await openIndex(), readRequest({ query: asked, hitsPerPage: HITS, ...LIMITS }, ''))
  }
}

/**
 * Fetches what the dialog will need while its script is still loading. Typing fast doesn't fetch more than typing
 * slowly.
 * Out: resolves when the text for the latest query is being fetched.
 * @throws IndexError if the index can't be read
 */
export function askAhead(query: string): Promise<void> {
  newest = query
  asking ??= askNewest().finally(() => (asking = undefined))
  return asking
}
