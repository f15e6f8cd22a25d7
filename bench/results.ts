import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { formatFile } from './format-file'
import { Problem } from './problem'

export const RESULTS = 'bench/results'

const resultSchema = z.object({
  id: z.string(),
  stamp: z.string(),
  measuredOn: z.iso.date(),
  machine: z.string(),
  /** How busy the machine was during the measurement: its one-minute load average. */
  load: z.number().optional(),
  figures: z.record(z.string(), z.unknown()),
})
export type Result = z.infer<typeof resultSchema>

/** Such as "2 × Some Processor, 23 GB". */
const machine = () =>
  `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'processor'}, ${Math.round(os.totalmem() / 2 ** 30)} GB`

const getFile = (folder: string, id: string) => path.join(folder, `${id}.json`)

/**
 * A stored result, or undefined if there's none.
 * @throws Problem with the file's name if it isn't a result
 */
export function readResult(id: string, folder = RESULTS): Result | undefined {
  const file = getFile(folder, id)
  if (!fs.existsSync(file)) return undefined
  try {
    return resultSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Problem(
      `${file}: found something else than a result (${String(error).split('\n')[0]}). Fix: delete it.`,
    )
  }
}

/** Stores a result atomically: an interrupted run leaves the old file or the new one, never a partial one. */
export async function writeResult(
  { id, stamp, figures }: Pick<Result, 'id' | 'stamp' | 'figures'>,
  folder = RESULTS,
): Promise<void> {
  const result: Result = {
    id,
    stamp,
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: machine(),
    load: Math.round(os.loadavg()[0]! * 10) / 10,
    figures: { ...figures },
  }
  fs.mkdirSync(folder, { recursive: true })
  const file = getFile(folder, id)
  const part = `${file}.part`
  fs.writeFileSync(part, await formatFile(file, JSON.stringify(result, null, 2)))
  fs.renameSync(part, file)
}
