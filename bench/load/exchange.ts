import { connect, type Socket } from 'node:net'

export type Answer = { status: number; bytes: number }

const HEADERS_END = '\r\n\r\n'

/** Opens a connection. Rejects if that fails. */
export function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => {
      socket.off('error', reject)
      socket.on('error', () => undefined) // `close` notifies anything that waits
      resolve(socket)
    })
    socket.once('error', reject)
  })
}

/** The status and length in a head; the bytes after it are the body. */
function readHead(head: string): { status: number; length: number } {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? Number.NaN)
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)
  return { status, length: status === 304 ? 0 : length }
}

/**
 * Sends raw bytes and reads one answer, whose head has to include its length.
 * In: an open connection that nothing else reads; for a slow reader, the pause after each chunk in ms.
 * Out: the answer; undefined if the connection ended before it was complete.
 */
export function exchange(socket: Socket, request: string, rest = 0): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    let head = ''
    let expected: { status: number; length: number } | undefined
    let bytes = 0
    const end = (answer?: Answer) => {
      socket.off('data', read).off('close', broken)
      resolve(answer)
    }
    const broken = () => end()
    const read = (part: Buffer) => {
      if (expected) bytes += part.length
      else {
        head += part.toString('latin1')
        const at = head.indexOf(HEADERS_END)
        if (at === -1) return
        expected = readHead(head.slice(0, at))
        bytes = head.length - at - HEADERS_END.length
      }
      if (bytes >= expected.length) return end({ status: expected.status, bytes })
      if (rest === 0) return
      socket.pause()
      setTimeout(() => socket.resume(), rest)
    }
    socket.on('data', read).once('close', broken)
    if (socket.destroyed) return end()
    socket.write(request, 'latin1')
  })
}
