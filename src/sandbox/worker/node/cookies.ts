// Requests and responses with cookies, as a server makes and reads them. Browsers keep these headers from scripts.

type Parts = { headers: Headers }

/** Adds headers that the browser left out. */
function keepHeaders(of: Parts, given: HeadersInit | undefined): void {
  const headers = new Headers(of.headers)
  for (const [name, value] of new Headers(given)) headers.set(name, value)
  Object.defineProperty(of, 'headers', { value: headers })
}

export class CookieRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    keepHeaders(this, init?.headers ?? (input instanceof Request ? input.headers : undefined))
  }
}

export class CookieResponse extends Response {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init)
    keepHeaders(this, init?.headers)
  }
}
