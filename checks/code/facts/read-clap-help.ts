/** What `--help` of a Rust program that uses clap says: subcommands with their aliases, and flags. */
export interface ClapHelp {
  commands: Record<string, string[]>
  flags: Record<string, ClapFlag>
}

/** A flag. `value` says whether a value follows: always, only after "=", or never. */
export interface ClapFlag {
  value: 'required' | 'optional' | 'none'
  many?: true
  short?: string
  values?: string[]
}

const listed = (text: string, label: string): string[] =>
  (new RegExp(`\\[${label}:([^\\]]*)\\]`).exec(text)?.[1] ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** Joins wrapped lines: an entry starts with two spaces and a word, or up to six and a flag. */
function listEntries(lines: readonly string[]): string[] {
  const entries: string[] = []
  for (const line of lines) {
    if (/^ {2}[\w-]\S*|^ {2,6}-/.test(line)) entries.push(line.trim())
    else if (line.trim() && entries.length > 0) entries.push(`${entries.pop()} ${line.trim()}`)
  }
  return entries
}

function readFlag(entry: string): [string, ClapFlag] | undefined {
  const head = /^(?:-(\w), )?--([\w-]+)( ?\[?=?<[^>]+>\]?)?( ?<[^>]+>)*(\.\.\.)?/.exec(entry)
  const name = head?.[2]
  if (!head || !name) return undefined
  const hint = head[3] ?? ''
  const flag: ClapFlag = { value: hint === '' ? 'none' : hint.includes('[') ? 'optional' : 'required' }
  if (head[5] && hint) flag.many = true
  if (head[1]) flag.short = head[1]
  const values = listed(entry, 'possible values')
  if (values.length > 0 && !(values.length === 2 && values.includes('true'))) flag.values = values
  return [name, flag]
}

/**
 * @param help what the program printed for `-h`
 * @returns its subcommands (name to aliases) and flags (name without dashes, aliases included)
 */
export function readClapHelp(help: string): ClapHelp {
  const result: ClapHelp = { commands: {}, flags: {} }
  for (const section of help.split(/\n(?=\S[^\n]*:\n)/)) {
    const [heading = '', ...lines] = section.split('\n')
    if (/^(Usage|Arguments)/.test(heading)) continue
    for (const entry of listEntries(lines)) {
      const flag = entry.startsWith('-') && heading !== 'Commands:' ? readFlag(entry) : undefined
      if (flag) {
        for (const name of [flag[0], ...listed(entry, 'aliases')])
          result.flags[name.replace(/^--/, '')] = flag[1]
      } else if (heading === 'Commands:') {
        const name = entry.split(/\s/)[0] ?? ''
        if (name !== 'help') result.commands[name] = listed(entry, 'aliases')
      }
    }
  }
  return result
}
