import type { Page } from 'playwright-core'
import type { Sent } from '../../../bench/measure/bytes'

/** What a page's requests brought, as a list that grows. Bodies only, as they were sent, without what was cached. */
export async function countBytes(page: Page): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  const known = new Map<string, Omit<Sent, 'bytes'> & { head: number }>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    known.set(requestId, {
      path: response.url,
      type: response.mimeType,
      ahead: type === 'Prefetch',
      head: response.encodedDataLength, // what the headers took
    }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = known.get(requestId)
    if (!answer) return
    const { head, ...rest } = answer
    sent.push({ ...rest, bytes: Math.max(0, encodedDataLength - head) })
  })
  await session.send('Network.enable')
  return sent
}
