import { listDataFiles, listProgramFiles } from '../../../model/live-sample/program-files'

/** A program of a page: the file that was opened, and the others that it needs, in the order of their tabs. */
export interface PageProgram {
  readonly title: string
  readonly files: ReadonlyMap<string, string>
}

/** The name in a block's bar; the landing page has its blocks in tabs, without a bar. */
const readName = (figure: HTMLElement) =>
  figure.dataset.file ?? figure.querySelector('.code-name')?.textContent ?? ''

/** The files of a page by name: blocks with the same file name are one file, as in the code checks. */
function readPageFiles(figure: HTMLElement): Map<string, string> {
  const files = new Map<string, string>()
  for (const each of (figure.closest('main') ?? document).querySelectorAll<HTMLElement>('figure.code')) {
    const [name, code] = [readName(each), each.querySelector('pre code')?.textContent ?? '']
    const before = files.get(name)
    files.set(name, `${before === undefined ? '' : `${before}\n`}${code.replace(/\n$/, '')}\n`)
  }
  return files
}

/** A program as its page shows it, with the reader's values. */
export function readProgram(figure: HTMLElement): PageProgram {
  const title = readName(figure)
  const all = readPageFiles(figure)
  const code = listProgramFiles(title, all)
  const others = [...code.slice(0, -1).reverse(), ...listDataFiles(code, all)]
  return { title, files: new Map([title, ...others].map((name) => [name, all.get(name) ?? ''])) }
}

/** Whether a program wants the key of an account. */
export const wantsAccount = (files: ReadonlyMap<string, string>): boolean =>
  [...files.values()].some((text) => /\bPRIVATE_KEY\b/.test(text))
