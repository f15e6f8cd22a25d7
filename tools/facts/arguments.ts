import { parseArgs } from 'node:util'

/** The command in `npm run facts -- …`. */
export type Request =
  | { command: 'list'; prefix: string }
  | { command: 'get' | 'uses'; path: string }
  | { command: 'set'; path: string; change: Change }
  | { command: 'check' }

export interface Change {
  value?: string
  unit?: string
  shown?: string
  label?: string
  note?: string
  source: string[]
  checked: string
}

export const usage = `npm run facts                          asks you what to do
npm run facts -- list [prefix]         every path with its text
npm run facts -- get <path>            one record, with its file, line and source
npm run facts -- uses <path>           the pages that show it
npm run facts -- check                 validates every record
npm run facts -- set <path> --value <value> --source <source> --checked <YYYY-MM-DD>
                 [--unit <unit>] [--shown <text>] [--label <text>] [--note <text>]
You can repeat --source. Without --value, this confirms the current value.`

const words = { type: 'string' } as const
const options = {
  value: words,
  unit: words,
  shown: words,
  label: words,
  note: words,
  checked: words,
  source: { type: 'string', multiple: true },
} as const

type Flags = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values']

function requestToSet(path: string, { source, checked, ...change }: Flags): Request {
  if (!source) throw new Error(`set: found no --source; expected where you read the value.\n\n${usage}`)
  if (!checked) throw new Error(`set: found no --checked; expected the day you read it.\n\n${usage}`)
  return { command: 'set', path, change: { ...change, source, checked } }
}

/** Parses the words after `npm run facts --`. Throws an Error with the usage if they aren't valid. */
export function readRequest(given: readonly string[]): Request {
  const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true })
  const [command, path = '', ...rest] = positionals
  if (rest.length > 0)
    throw new Error(`found "${rest[0]}" after the path; expected nothing more.\n\n${usage}`)
  if (command === 'list') return { command, prefix: path }
  if (command === 'check') return { command }
  if (command !== 'get' && command !== 'uses' && command !== 'set') {
    throw new Error(
      `found the command "${command ?? ''}"; expected list, get, uses, check or set.\n\n${usage}`,
    )
  }
  if (path === '')
    throw new Error(`${command}: found no path; expected one, such as chains.celo.rpc.\n\n${usage}`)
  return command === 'set' ? requestToSet(path, values) : { command, path }
}
