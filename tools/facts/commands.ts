import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { factPaths, factRecord, factText } from '../../model/facts/registry'
import { readJson } from '../../model/facts/json-source'
import { parseFiles } from '../../model/facts/parse-files'
import { readFiles } from '../../model/facts/read-files'
import { pagesShowing } from '../../mdx/remark-facts/pages-showing'
import type { Change, Request } from './arguments'
import { changedFile, locate } from './change-record'

export interface Output {
  root: string
  write: (line: string) => void
}

function list(prefix: string, { root, write }: Output): void {
  const paths = factPaths(root).filter((path) => path.startsWith(prefix))
  for (const path of paths) write(`${path}  ${factText(path, root)}`)
  write(`${paths.length} facts`)
}

function uses(path: string, { root, write }: Output): void {
  const pages = pagesShowing(path, root)
  for (const page of pages) write(page)
  write(`${pages.length} pages show ${path}, by name or in a table`)
}

function get(path: string, { root, write }: Output): void {
  const { file, keys, text, raw, source, checkedOn, note, onchain } = factRecord(path, root)
  const line = readJson(readFiles(root).get(file) ?? '').lineAt(keys)
  write(`${path}: ${text}${text === String(raw) ? '' : ` (${raw})`}`)
  write(`  ${file}:${line}`)
  for (const one of [source].flat()) write(`  source: ${one}`)
  write(`  checked on ${checkedOn}`)
  if (onchain)
    write(`  ${onchain.network} at block ${onchain.block}, ${onchain.on}: ${onchain.compared.join(', ')}`)
  if (note) write(`  note: ${note}`)
}

function set(path: string, change: Change, output: Output): void {
  const { root, write } = output
  const location = locate(path)
  const texts = readFiles(root)
  const changed = changedFile(JSON.parse(texts.get(location.file) ?? '{}'), location, change)
  const target = join(root, location.file)
  const text = `${JSON.stringify(changed, null, 2)}\n`
  parseFiles(texts.set(location.file, text))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
  write(`wrote ${location.file}`)
  get(path, output)
  uses(path, output)
}

function check({ root, write }: Output): void {
  const texts = readFiles(root)
  parseFiles(texts)
  write(`${factPaths(root).length} facts in ${texts.size} files are valid`)
}

/**
 * Runs a command and prints the result line by line. Throws before anything is written if a record would be
 * invalid.
 */
export function perform(request: Request, output: Output): void {
  if (request.command === 'list') return list(request.prefix, output)
  if (request.command === 'check') return check(output)
  if (request.command === 'set') return set(request.path, request.change, output)
  return request.command === 'get' ? get(request.path, output) : uses(request.path, output)
}
