import type { IncomingMessage, ServerResponse } from 'node:http'
import { cacheControl, type Headers } from '../model/http/rules'

const PLAIN = 'text/plain; charset=utf-8'

/** A request with its response. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

export function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Sends a complete response; without the body for HEAD. */
export function sendBody(
  { request, response }: Exchange,
  status: number,
  { body, type }: { readonly body: Buffer; readonly type: string },
): void {
  response.writeHead(status, { 'content-type': type, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

export function sendText(exchange: Exchange, status: number, text: string): void {
  const { response } = exchange
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', cacheControl('', status))
  sendBody(exchange, status, { body: Buffer.from(text), type: PLAIN })
}
