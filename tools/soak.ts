// npm run soak [-- --seconds 120] [--folder build]: runs the production server for 10 minutes with well-behaved and
// badly behaved clients.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { LIMITS } from '../server/limits'
import { soak } from './soak/soak'
import { soakFaults, soakFigures } from './soak/verdict'
import { lookAt } from './soak/watch-process'

const EACH = 8
const MARGIN_MS = 10_000

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '600' }, folder: { type: 'string', default: 'build' } },
  })
  const seconds = Number(values.seconds)
  if (!(seconds > 0)) throw new Error(`--seconds: found ${values.seconds}, expected a number above 0.`)
  const words = ['--import', 'tsx', 'bench/load/serve-folder.ts', values.folder, '--port', '0']
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: '', SERVE_HOST: '' },
  })
  const pid = child.pid
  try {
    const [line] = (await Promise.race([
      once(createInterface({ input: child.stdout }), 'line'),
      once(child, 'exit'),
    ])) as [unknown]
    const [url] = /http:\S+/.exec(String(line)) ?? []
    if (!url || pid === undefined) throw new Error(`The server didn't start: found ${String(line)}.`)
    const look = () => lookAt(pid)
    const options = {
      url,
      folder: values.folder,
      seconds,
      limits: LIMITS,
      marginMs: MARGIN_MS,
      each: EACH,
      look,
    }
    const result = await soak(options)
    const faults = soakFaults(result)
    console.log([...soakFigures(result), ...faults.map((fault) => `FAILED ${fault}`)].join('\n'))
    console.log(`soak: ${faults.length} problems`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    child.kill('SIGTERM')
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
