import type { Server } from 'node:http'

export const LOOPBACK = '127.0.0.1'
const HIGHEST_PORT = 65_535

/** Reads PORT and similar variables. In: the variable's value. Out: the port, or an error naming the variable. */
export function readPort(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port
  throw new Error(`PORT: found ${JSON.stringify(text)}, expected a whole number from 0 to ${HIGHEST_PORT}.`)
}

interface ListenOptions {
  port: number
  host: string
  /** what starts it on another port, for the message */
  command?: (other: number) => string
}

/** Starts listening. Rejects with a readable message. */
export function listen(
  server: Server,
  { port, host, command = (other) => `PORT=${other} npm start` }: ListenOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(new Error(listenMessage(error, { port, host, command })))
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      resolve()
    })
  })
}

interface Wanted {
  readonly port: number
  readonly host: string
  readonly command: (other: number) => string
}

function listenMessage(error: NodeJS.ErrnoException, { port, host, command }: Wanted): string {
  const another = `choose another one: ${command(port < HIGHEST_PORT ? port + 1 : 3000)}`
  if (error.code === 'EADDRINUSE') return `Port ${port} is used by another process. Stop it, or ${another}`
  if (error.code === 'EACCES')
    return `Port ${port} needs permissions that this user doesn't have. Fix: ${another}`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `SERVE_HOST: found ${host}, expected an address of this machine. Fix: SERVE_HOST=::1 npm start, or omit it for ${LOOPBACK}.`
  return `Could not listen on port ${port} of ${host}: ${error.message}`
}
