import { chooseEncoding, type Encoding } from './accept-encoding'
import type { BuiltSite } from './built-site'
import { contentType, isCompressible } from '../model/http/content-types'
import { cacheControl } from '../model/http/rules'
import { type Exchange, sendBody, sendText } from './send'

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** A file in the build with its response status; `page` is the page whose Markdown it is. */
export interface FoundFile {
  readonly file: string
  readonly status: number
  readonly page?: string
}

/** Sends a file in the encoding that the client prefers, or 304 if it already has it. */
export async function sendFile(
  site: BuiltSite,
  exchange: Exchange,
  { file, status, page }: FoundFile,
): Promise<void> {
  const { request, response } = exchange
  const onHand = (['br', 'gzip'] as const).filter((name) => site.hasFile(`${file}${ENDINGS[name]}`))
  const accepted = request.headers['accept-encoding']
  const encoding = chooseEncoding(Array.isArray(accepted) ? accepted.join(',') : accepted, onHand)
  const built = await site.read(`${file}${ENDINGS[encoding]}`)
  if (!built) return sendText(exchange, status === 200 ? 404 : status, 'Not found.\n')
  const tag = `"${built.tag}"`
  response.setHeader('cache-control', cacheControl(page ?? file, status))
  if (isCompressible(file)) response.appendHeader('vary', 'Accept-Encoding')
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  if (status === 200) {
    response.setHeader('etag', tag)
    if (matchesTag(request.headers['if-none-match'], tag)) {
      response.writeHead(304).end()
      return
    }
  }
  sendBody(exchange, status, { body: built.body, type: contentType(file) })
}

/** Weak comparison (RFC 9110, 13.1.2). */
function matchesTag(header: string | undefined, tag: string): boolean {
  const tags = header?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? []
  return tags.includes(tag) || tags.includes('*')
}
