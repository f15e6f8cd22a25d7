import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { readManifest } from '../../model/packages/lock-file'
import { billOfMaterials } from '../../postbuild/steps/bill-of-materials/bill-of-materials'
import { bundle } from './bundle'
import { joinLicenses, listBundled } from './bundled-packages'
import { PACKAGE_DATA } from './package-data'

/** The entry may take its types from src/types.ts, which become part of the declaration file. */
const FROM_TYPES = /^(?:import|export) type [^\n]* from '\.\/types';?\n/gm

function declareTypes(fileName: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(fileName, 'utf8'), {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { strict: true, isolatedDeclarations: true },
  })
  const first = diagnostics[0]
  if (first) throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`)
  return outputText
}

/** The entry's types, in one file, because the package includes only this declaration file. */
export function readTypes(folder: string): string {
  const [entry, types] = ['src/index.ts', 'src/types.ts'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ]
  const own = existsSync(types) ? declareTypes(types) : ''
  const text = own + declareTypes(entry).replace(own ? FROM_TYPES : /$^/, '')
  if (/\bimport\b/.test(text.replace(/\/\*[\s\S]*?\*\//g, '')))
    throw new Error(
      `${entry}: found a type that is imported, expected only types from this file or src/types.ts. Fix: declare the type there.`,
    )
  return text
}

/**
 * Writes a package as it's published: manifest, readme, license, and dist/ with the bundle, its types, the licenses of
 * bundled packages and a bill of materials.
 * @param folder its sources, such as packages/docs-mcp
 * @param target an empty folder, or one to replace
 */
export async function stagePackage(folder: string, target: string): Promise<void> {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8')
  const { files, inputs } = await bundle(folder)
  const packages = listBundled(inputs, readFileSync('package-lock.json', 'utf8'))
  const types = readTypes(folder)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(path.join(target, 'dist'), { recursive: true })
  const write = (name: string, text: string | Uint8Array) => writeFileSync(path.join(target, name), text)
  for (const file of files) write(`dist/${path.basename(file.path)}`, file.contents)
  write('dist/index.d.ts', types)
  write('dist/licenses.txt', joinLicenses(packages))
  const bill = billOfMaterials(readManifest(manifest), packages)
  write('dist/bill-of-materials.cdx.json', `${JSON.stringify(bill, null, 1)}\n`)
  for (const [name, make] of Object.entries(PACKAGE_DATA[path.basename(folder)] ?? {}))
    write(`dist/${name}`, JSON.stringify(make()))
  write('package.json', manifest)
  for (const [from, name] of [
    [path.join(folder, 'README.md'), 'README.md'],
    ['LICENSE', 'LICENSE'],
  ] as const)
    cpSync(from, path.join(target, name))
}
