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
 * Fetches what the dialog will ask for while its own script is on the way. A fast typist fetches no more than a slow one.
 * Out: resolves when the texts for what was typed last are on their way.
 * @throws IndexError when the index cannot be read
 */
export function askAhead(query: string): Promise<void> {
  newest = query
  asking ??= askNewest().finally(() => (asking = undefined))
  return asking
}
