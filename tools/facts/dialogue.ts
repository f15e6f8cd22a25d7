import { factPaths, factRecord } from '../../model/facts/registry'
import { nearMatches } from '../../model/nearest'
import type { Change, Request } from './arguments'
import { locate } from './change-record'

export interface Talk {
  root: string
  /** Asks a question and returns what was typed. */
  ask: (question: string) => Promise<string>
  write: (line: string) => void
  today: string
}

async function askPath({ root, ask, write }: Talk, mayBeNew: boolean): Promise<string> {
  const known = factPaths(root)
  for (;;) {
    const path = (await ask('Path (such as chains.celo.rpc): ')).trim()
    if (known.includes(path)) return path
    const near = nearMatches(path, known)
    write(near.length > 0 ? `No such path. Near: ${near.join(', ')}` : 'No such path.')
    if (mayBeNew && (await ask('Add it as a new record? (yes/no) ')).trim() === 'yes') return path
  }
}

async function askChange(talk: Talk, path: string): Promise<Change> {
  const known = factPaths(talk.root).includes(path)
  const held = known ? factRecord(path, talk.root) : undefined
  const ask = async (question: string): Promise<string> => (await talk.ask(question)).trim()
  const value = await ask(held ? `New value (empty keeps ${held.raw}): ` : 'Value: ')
  const isFact = locate(path).kind === 'fact'
  const unit = isFact && value !== '' ? await ask('Unit (empty for none, or to keep it): ') : ''
  const shown = isFact && value !== '' ? await ask('Text for readers (empty: the value with its unit): ') : ''
  const source = await ask(held ? `Source (empty keeps ${[held.source].flat().join(', ')}): ` : 'Source: ')
  const checked = await ask(`Checked on (empty: ${talk.today}): `)
  return {
    ...(value === '' ? {} : { value }),
    ...(unit === '' ? {} : { unit }),
    ...(shown === '' ? {} : { shown }),
    source: source === '' ? [held?.source ?? ''].flat() : [source],
    checked: checked === '' ? talk.today : checked,
  }
}

/** Asks questions to find out what to do. */
export async function requestByDialogue(talk: Talk): Promise<Request> {
  for (;;) {
    const command = (await talk.ask('What do you want to do: list, get, uses, set or check? ')).trim()
    if (command === 'check') return { command }
    if (command === 'list') return { command, prefix: (await talk.ask('Paths that start with: ')).trim() }
    if (command === 'get' || command === 'uses') return { command, path: await askPath(talk, false) }
    if (command === 'set') {
      const path = await askPath(talk, true)
      return { command, path, change: await askChange(talk, path) }
    }
    talk.write(`"${command}" is none of them.`)
  }
}
