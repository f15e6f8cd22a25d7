import { connect, type Socket } from 'node:net'

export type Answer = { status: number; bytes: number }

const HEADERS_END = '\r\n\r\n'

/** Opens a connection. Rejects when it cannot be had. */
export function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => {
      socket.off('error', reject)
      socket.on('error', () => undefined) // told by `close` to whoever waits
      resolve(socket)
    })
    socket.once('error', reject)
  })
}

/** Status and length that a head names; bytes after it are those of the body. */
function readHead(head: string): { status: number; length: number } {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? Number.NaN)
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)
  return { status, length: status === 304 ? 0 : length }
}

/**
 * Sends bytes as they are and reads one answer, whose length its head must name.
 * In: an open connection that nothing else reads; how long to rest after each part, in ms, for a slow reader.
 * Out: the answer; undefined when the connection ended before it was whole.
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
