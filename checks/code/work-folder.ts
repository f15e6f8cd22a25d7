import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { checkClasses } from '../../model/code-block/check-classes'
import { getFileName } from './blocks/file-name'
import { baseFor, importedPackages, linksFor } from './packages'
import { baseFolder, places, type Base } from './places'
import type { Program } from './programs'

/** A page's programs as files, so that imports between them and of packages resolve. */
export interface WorkFolder {
  path: string
  base: Base
  links: Record<string, string>
  imported: string[]
  /** absolute file to the program it holds; only programs that are type-checked or run */
  files: Map<string, Program>
}

const isCode = ({ check }: Program) => checkClasses[check].inFolder === 'code'
const isData = ({ check, lang }: Program) => checkClasses[check].inFolder === 'json' && lang === 'json'

/** @returns where a page's programs go, without touching the disk */
export function planWorkFolder(programs: readonly Program[]): WorkFolder {
  const code = programs.filter(isCode)
  const imported = [...new Set(code.flatMap((program) => importedPackages(program.code)))].sort()
  const using = code.flatMap(({ blocks }) => blocks.flatMap(({ meta }) => (meta.using ? [meta.using] : [])))
  const base = baseFor(imported, using)
  const page = (programs[0]?.route ?? '/').replaceAll('/', '__')
  const path = join(places.cache, 'work', base, page)
  const files = new Map(
    code.map((program) => [join(path, getFileName(program.title, program.lang)), program]),
  )
  return { path, base, links: linksFor(imported, using), imported, files }
}

function writeIfChanged(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

function link(from: string, to: string): void {
  mkdirSync(dirname(from), { recursive: true })
  if (lstatSync(from, { throwIfNoEntry: false })) {
    if (existsSync(from) && realpathSync(from) === realpathSync(to)) return
    rmSync(from, { recursive: true })
  }
  symlinkSync(relative(dirname(from), to), from, 'junction') // Windows lets anyone make these; elsewhere it's no difference
}

/** Writes the programs, the page's JSON files and links to the packages; removes what no longer belongs. */
export function writeWorkFolder(folder: WorkFolder, programs: readonly Program[]): void {
  const texts = new Map<string, string>([[join(folder.path, 'package.json'), '{ "type": "module" }\n']])
  for (const program of programs.filter(isData)) {
    const name = getFileName(program.title, program.lang)
    if (name !== 'package.json') texts.set(join(folder.path, name), program.code)
  }
  for (const [file, program] of folder.files) texts.set(file, program.code)
  mkdirSync(folder.path, { recursive: true })
  for (const entry of readdirSync(folder.path, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const isOurs = file.includes('node_modules') || texts.has(file)
    if (entry.isFile() && !isOurs) rmSync(file)
  }
  for (const [file, text] of texts) writeIfChanged(file, text)
  rmSync(join(folder.path, 'node_modules'), { recursive: true, force: true })
  for (const [name, target] of Object.entries(folder.links)) {
    link(join(folder.path, 'node_modules', name), join(places.checks, target))
  }
  link(join(places.cache, 'work', folder.base, 'node_modules'), join(baseFolder(folder.base), 'node_modules'))
}
