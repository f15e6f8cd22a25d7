import fs from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { builtFolder, getStamp } from '../built-site'
import { CACHE } from '../cache'
import { runCommand } from '../children'
import { SITE } from '../corpora'
import { openSocket } from '../load/exchange'
import { load, MIX } from '../load/load'
import { watchCourse } from '../load/memory'
import { nginxServer, nginxVersion, ownServer, type ServerCommand } from '../load/servers'
import type { Figures, Measurement, Step } from '../measurement'
import { celo } from '../sites/celo'

const SECONDS = 30
const REST = 50 // ms between the chunks that a slow reader reads
const TIMEOUT_MS = 20_000 // until a server has to listen
const PATHS = [
  '/',
  '/build',
  '/build/quickstart',
  '/developer/viem',
  '/network/mainnet',
  '/contracts/core-contracts',
  '/search',
]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // it listens on a port; a string would mean a pipe
      server.close(() => resolve(port))
    })
  })
}

async function listening(url: string): Promise<void> {
  const until = Date.now() + TIMEOUT_MS
  for (;;) {
    const socket = await openSocket(url).catch(() => undefined)
    if (socket) return void socket.destroy()
    if (Date.now() > until) throw new Error(`${url}: found no server listening after ${TIMEOUT_MS / 1000} s.`)
    await pause(100)
  }
}

/** The site's largest text file. */
function largest(built: string): string {
  const files = fs
    .readdirSync(built)
    .filter((name) => /\.(json|txt|xml)$/.test(name) && !name.startsWith('_'))
  const size = (name: string) => fs.statSync(path.join(built, name)).size
  return `/${files.sort((one, other) => size(other) - size(one))[0]}`
}

/** Starts a server, load-tests it, and ends it. In: the command, where it listens, and the path of a large file. */
export async function underLoad(server: ServerCommand, url: string, large: string): Promise<Figures> {
  let pid = 0
  const ended = runCommand(server, (started) => (pid = started))
  ended.catch(() => undefined) // reported below
  await Promise.race([listening(url), ended])
  const memory = watchCourse(pid)
  const until = Date.now() + SECONDS * 1000
  const target = { url, paths: PATHS, large, rest: REST }
  const tally = await Promise.race([load(target, MIX, () => Date.now() < until), ended]).finally(() => {
    process.kill(pid, server.end)
  })
  await ended
  if (!tally) throw new Error(`${server.command} ended before its load did; see ${server.log}.`)
  const answered = [...tally.answered.values()].reduce((sum, count) => sum + count, 0)
  return {
    connections: Object.values(MIX).reduce((sum, count) => sum + count, 0),
    seconds: SECONDS,
    requestsASecond: Math.round(answered / SECONDS),
    answered: Object.fromEntries(tally.answered),
    errors: tally.errors.length,
    firstErrors: tally.errors.slice(0, 5),
    clientsThatLeft: tally.left,
    readSlowly: tally.slow,
    malformedRefused: tally.refused,
    memoryMb: memory.stop(),
  }
}

function measurement(
  id: string,
  version: string,
  getServer: (built: string, port: number, work: string) => ServerCommand,
): Measurement {
  return {
    id,
    stamp: `${getStamp(celo, SITE)} ${version}`,
    async run({ port, progress: { say } }) {
      const built = await builtFolder(celo, SITE, say)
      const work = path.join(CACHE, 'load')
      fs.mkdirSync(work, { recursive: true })
      const taken = port || (await freePort())
      say(`${SECONDS} s of load`)
      const figures = await underLoad(
        getServer(built, taken, work),
        `http://127.0.0.1:${taken}`,
        largest(built),
      )
      return { version, ...figures }
    },
  }
}

/** 200 connections for half a minute: readers, clients that disconnect, slow readers, and malformed requests. */
export const loadStep: Step = {
  name: 'load',
  about:
    'the production server with 200 connections for 30 s, and nginx with the same files: requests per second, errors, memory',
  measurements: () => {
    const nginx = nginxVersion()
    return [
      measurement('load.own', `node ${process.version}`, ownServer),
      ...(nginx ? [measurement('load.nginx', `nginx ${nginx}`, nginxServer)] : []),
    ]
  },
}
