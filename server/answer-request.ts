import type { IncomingMessage, ServerResponse } from 'node:http'
import { canonicalLink, linkHeader, prefersMarkdown, findMarkdownVersion } from './accept-markdown'
import type { BuiltSite, Policies } from './built-site'
import { isOfSystem } from './file-version'
import { readRequestPath } from './request-path'
import { hasBody, hasValidHost } from './request-faults'
import { type Answer, resolveAddress } from './resolve-address'
import { cacheControl, canonicalAddress, HTTPS_ONLY, RETRY_AFTER, securityHeaders } from '../model/http/rules'
import { type Exchange, sendText, setHeaders } from './send'
import { type FoundFile, sendFile } from './send-file'

/** Handles one request to a built site. Never rejects: a server failure becomes status 500 or 503. */
export async function answerRequest(
  site: BuiltSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const exchange = { request, response }
  try {
    const policies = await site.policy()
    setHeaders(response, securityHeaders(policies.policy))
    await answer(site, exchange, policies)
  } catch (error) {
    fail(exchange, error)
  }
}

async function answer(site: BuiltSite, exchange: Exchange, { own }: Policies): Promise<void> {
  const { request, response } = exchange
  if (request.headers['x-forwarded-proto'] === 'https') setHeaders(response, HTTPS_ONLY)
  if (!hasValidHost(request)) {
    response.setHeader('connection', 'close')
    return sendText(exchange, 400, 'Host: expected one line with the name of a host.\n')
  }
  if (hasBody(request)) response.setHeader('connection', 'close')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return sendText(exchange, 405, 'Only GET and HEAD are supported.\n')
  }
  const path = readRequestPath(request.url ?? '')
  const found = resolveAddress(path, await site.moved(), (file) => site.hasFile(file))
  const ownPolicy = found.kind === 'file' && own[canonicalAddress(found.file)]
  if (ownPolicy) setHeaders(response, securityHeaders(ownPolicy))
  if (found.kind === 'file')
    return sendFile(site, exchange, negotiated(site, exchange, { found, asked: path?.path }))
  response.setHeader('location', found.location)
  response.setHeader('cache-control', cacheControl('', found.status))
  sendText(exchange, found.status, `Moved to ${found.location}\n`)
}

/** Running out of descriptors, for example, is temporary, so crawlers must not mistake it for a removed page. */
function fail(exchange: Exchange, error: unknown): void {
  const { request, response } = exchange
  const isForNow = isOfSystem(error)
  const reason = isForNow && error instanceof Error ? error.message : error
  console.error(`Could not answer ${request.method} ${request.url?.slice(0, 200)}:`, reason)
  if (response.headersSent) return void response.destroy()
  for (const name of ['cache-control', 'content-encoding', 'etag', 'link']) response.removeHeader(name)
  if (!response.hasHeader('content-security-policy')) setHeaders(response, securityHeaders())
  if (isForNow) setHeaders(response, RETRY_AFTER)
  sendText(exchange, isForNow ? 503 : 500, "The server couldn't respond.\n")
}

/** The response in the format the client prefers (a page has a Markdown version), with matching headers. */
function negotiated(
  site: BuiltSite,
  { request, response }: Exchange,
  { found, asked = '' }: { found: Extract<Answer, { kind: 'file' }>; asked: string | undefined },
): FoundFile {
  const markdownFile = findMarkdownVersion(found.file)
  if (asked.endsWith('.md') && found.status === 200) response.setHeader('link', canonicalLink(found.file))
  if (markdownFile === undefined || !site.hasFile(markdownFile)) return found
  response.setHeader('vary', 'Accept')
  const wanted = prefersMarkdown(request.headers.accept) || asked.endsWith('.md')
  if (!wanted) {
    response.setHeader('link', linkHeader(markdownFile))
    return found
  }
  if (found.status === 200) response.setHeader('link', canonicalLink(markdownFile))
  return { ...found, file: markdownFile, page: found.file }
}
