import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Command } from '../children'
import { Problem } from '../problem'

export type ServerCommand = Command & {
  /** Signal that ends it gracefully. */
  readonly end: NodeJS.Signals
}

const MIME_TYPES = [
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
]

/** Version of this machine's nginx, such as "1.22.1"; undefined if there's none. */
export function nginxVersion(): string | undefined {
  try {
    execFileSync('nginx', ['-v'], { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch {
    return undefined
  }
  const said = execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' })
  return /nginx\/([\d.]+)/.exec(said)?.[1]
}

/** This site's own server on a built folder. */
export function ownServer(built: string, port: number, work: string): ServerCommand {
  const words = ['--import', 'tsx', path.resolve('bench/load/serve-folder.ts'), built]
  const environment = { PORT: String(port), npm_lifecycle_event: '' }
  return {
    command: process.execPath,
    words,
    folder: process.cwd(),
    environment,
    log: path.join(work, 'own.log'),
    end: 'SIGTERM',
  }
}

/** nginx with the rules that the build generated for it, on the same folder. Like our server, it doesn't log requests. */
export function nginxServer(built: string, port: number, work: string): ServerCommand {
  const types = MIME_TYPES.find((file) => fs.existsSync(file))
  if (!types)
    throw new Problem(`nginx: found none of ${MIME_TYPES.join(', ')}; expected nginx's list of media types.`)
  const rules = fs
    .readFileSync(path.join(built, 'nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/celo-documentation/build;', `root ${path.resolve(built)};`)
    .replace('include mime.types;', `include ${types};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${path.join(work, name)};`)
    .join('\n')
  const config = path.join(work, 'nginx.conf')
  fs.writeFileSync(
    config,
    `daemon off;\nworker_processes 1;\npid ${work}/nginx.pid;\nevents { worker_connections 1024; }\nhttp {\n${temporary}\n  access_log off;\n${rules}}\n`,
  )
  const words = ['-c', config, '-e', path.join(work, 'nginx-errors.log')]
  return { command: 'nginx', words, folder: work, log: path.join(work, 'nginx.log'), end: 'SIGTERM' }
}
