import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { readManifest } from '../../model/packages/lock-file'
import { billOfMaterials } from '../../postbuild/steps/bill-of-materials/bill-of-materials'
import { bundle } from './bundle'
import { joinLicenses, listBundled } from './bundled-packages'
import { PACKAGE_DATA } from './package-data'

/** The entry's types. None of them can be imported, because the package includes only this declaration file. */
export function readTypes(folder: string): string {
  const fileName = path.join(folder, 'src/index.ts')
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(fileName, 'utf8'), {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { strict: true, isolatedDeclarations: true },
  })
  const first = diagnostics[0]
  if (first) throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`)
  if (/\bimport\b/.test(outputText.replace(/\/\*[\s\S]*?\*\//g, '')))
    throw new Error(
      `${fileName}: found a type that is imported, expected only types from this file. Fix: declare the type here.`,
    )
  return outputText
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
