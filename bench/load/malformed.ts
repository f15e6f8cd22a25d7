const LINE = 'GET / HTTP/1.1\r\n'
const HOST = 'Host: a\r\n'
const TOO_LONG = 20_000 // bytes; Node and nginx read fewer

/** Requests that no server may accept; the answer has to be a status from 400 to 499, or the end of the connection. */
export const MALFORMED: readonly string[] = [
  'nonsense\r\n\r\n',
  '\u0000\u0001\u0002\r\n\r\n',
  `GET / HTTP/9.9\r\n${HOST}\r\n`,
  `${LINE}\r\n`, // no host
  `GET /% HTTP/1.1\r\n${HOST}\r\n`,
  `GET /%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`,
  `GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n${HOST}\r\n`,
  `GET /${'a'.repeat(TOO_LONG)} HTTP/1.1\r\n${HOST}\r\n`,
  `${LINE}${HOST}X: ${'a'.repeat(TOO_LONG)}\r\n\r\n`,
  `${LINE}${HOST}X\u0000Y: 1\r\n\r\n`,
  `${LINE}${HOST}No colon\r\n\r\n`,
  `${LINE}${HOST}Content-Length: x\r\n\r\n`,
  `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `DELETE / HTTP/1.1\r\n${HOST}\r\n`,
]

/** Requests with an invalid header, which has to be ignored, so the page is sent. */
export const ODD: readonly string[] = [
  'Range: bytes=9-1,x,-',
  'Range: bytes=99999999999999999999-',
  'Range: \u00ff\u00ff',
  'If-None-Match: """,W/',
  'Accept-Encoding: ;;q=,br;q=x,,',
  'Accept: ;;q=2,text/markdown;q=-1',
].map((header) => `${LINE}${HOST}${header}\r\n\r\n`)
