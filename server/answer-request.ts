import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, type Encoding } from './accept-encoding'
import { canonicalLink, linkHeader, prefersMarkdown, twinOf } from './accept-markdown'
import type { BuiltSite } from './built-site'
import { contentType, isCompressible } from './content-types'
import { readRequestPath } from './request-path'
import { type Answer, resolveAddress } from './resolve-address'
import { cacheControl, HTTPS_ONLY, securityHeaders } from './rules'

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }
const PLAIN = 'text/plain; charset=utf-8'

/** Answers one request from a built site. Never rejects: a failure of the server becomes status 500. */
export async function answerRequest(
  site: BuiltSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    setHeaders(response, securityHeaders(await site.policy()))
    if (request.headers['x-forwarded-proto'] === 'https') setHeaders(response, HTTPS_ONLY)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(request, response, 405, 'Only GET and HEAD are answered here.\n')
    }
    const path = readRequestPath(request.url ?? '')
    const answer = resolveAddress(path, await site.moved(), (file) => site.hasFile(file))
    if (answer.kind === 'file') {
      return await sendFile(site, request, response, negotiated(site, request, response, answer, path?.path))
    }
    response.setHeader('location', answer.location)
    response.setHeader('cache-control', cacheControl('', answer.status))
    sendText(request, response, answer.status, `Moved to ${answer.location}\n`)
  } catch (error) {
    console.error(`Could not answer ${request.method} ${request.url?.slice(0, 200)}:`, error)
    if (!response.headersSent) sendText(request, response, 500, 'The server could not answer.\n')
    else response.destroy()
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', cacheControl('', status))
  sendBody(request, response, status, Buffer.from(text), PLAIN)
}

function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Buffer,
  type: string,
): void {
  response.writeHead(status, { 'content-type': type, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

type FileAnswer = Extract<Answer, { kind: 'file' }>

/** The answer in the form that the client prefers: a page has a Markdown twin beside it. Says so in the headers. */
function negotiated(
  site: BuiltSite,
  request: IncomingMessage,
  response: ServerResponse,
  answer: FileAnswer,
  asked = '',
): FileAnswer & { readonly page?: string } {
  const twin = twinOf(answer.file)
  if (asked.endsWith('.md') && answer.status === 200) response.setHeader('link', canonicalLink(answer.file))
  if (twin === undefined || !site.hasFile(twin)) return answer
  response.setHeader('vary', 'Accept')
  const wanted = prefersMarkdown(headerText(request, 'accept')) || asked.endsWith('.md')
  if (!wanted) {
    response.setHeader('link', linkHeader(twin))
    return answer
  }
  if (answer.status === 200) response.setHeader('link', canonicalLink(twin))
  return { ...answer, file: twin, page: answer.file }
}

async function sendFile(
  site: BuiltSite,
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, page }: FileAnswer & { readonly page?: string },
): Promise<void> {
  const onHand = (['br', 'gzip'] as const).filter((name) => site.hasFile(`${file}${ENDINGS[name]}`))
  const encoding = chooseEncoding(headerText(request, 'accept-encoding'), onHand)
  const built = await site.read(`${file}${ENDINGS[encoding]}`)
  if (!built) return sendText(request, response, status === 200 ? 404 : status, 'Not found.\n')
  const tag = `"${built.tag}"`
  response.setHeader('cache-control', cacheControl(page ?? file, status))
  if (isCompressible(file)) response.appendHeader('vary', 'Accept-Encoding')
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  if (status === 200) {
    response.setHeader('etag', tag)
    if (matchesTag(headerText(request, 'if-none-match'), tag)) {
      response.writeHead(304).end()
      return
    }
  }
  sendBody(request, response, status, built.body, contentType(file))
}

type HeaderName = 'accept' | 'accept-encoding' | 'if-none-match'

function headerText(request: IncomingMessage, name: HeaderName): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

/** Weak comparison of RFC 9110, 13.1.2. */
function matchesTag(header: string | undefined, tag: string): boolean {
  const tags = header?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? []
  return tags.includes(tag) || tags.includes('*')
}
