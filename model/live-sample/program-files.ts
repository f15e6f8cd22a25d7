/** The files of a page by name, such as "client.ts": blocks with the same title are one file. */
export type PageFiles = ReadonlyMap<string, string>

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[\w*{}$,\s]+?\bfrom\s*)?['"]([^'"]+)['"]/gm

/** The modules that a file imports, in order; not those of which it only imports types, if it says so. */
export const listImports = (code: string): string[] => [...code.matchAll(IMPORT)].map(([, name = '']) => name)

export const isRelative = (name: string): boolean => /^\.{1,2}\//.test(name)

/**
 * The file that a relative import means.
 * @param name as imported, such as "./client"
 * @param from the file that imports it
 * @param names of the files that there are
 */
export function resolveFile(name: string, from: string, names: Iterable<string>): string | undefined {
  const path = new URL(name, `file:///${from}`).pathname.slice(1)
  const plain = path.replace(/\.[jt]sx?$/, '')
  return [...names].find((each) => each === path || each.replace(/\.[jt]sx?$/, '') === plain)
}

/**
 * A program's files in the order in which they run: those that a file imports come before it, so the program itself is
 * the last. Files that import each other are in the order in which they're met.
 * @param main the program's own file
 */
export function listProgramFiles(main: string, files: PageFiles): string[] {
  const met = new Set<string>()
  const visit = (name: string): string[] => {
    if (met.has(name)) return []
    met.add(name)
    const imported = listImports(files.get(name) ?? '').filter(isRelative)
    const found = imported.map((each) => resolveFile(each, name, files.keys()))
    return [...found.flatMap((each) => (each === undefined ? [] : visit(each))), name]
  }
  return visit(main)
}

/** The page's JSON files that a program reads by their names. */
export const listDataFiles = (program: readonly string[], files: PageFiles): string[] =>
  [...files.keys()].filter(
    (name) =>
      name.endsWith('.json') &&
      program.some((file) => new RegExp(`['"\`](?:\\./)?${escape(name)}['"\`]`).test(files.get(file) ?? '')),
  )

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
