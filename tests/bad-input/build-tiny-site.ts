import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

export type Outcome = { code: number | null; output: string }

/** Pages that every tiny site has, because the shell and the not-found page link to them. */
const shell = Object.fromEntries(
  ['index', 'search'].map((name) => [`docs/${name}.mdx`, `# Page ${name}\n\nText.\n`]),
)

/** The generator's own program: started by `npx`, it takes a second more. */
const generator = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json')),
  'bin/docusaurus.mjs',
)

function run(name: string, root: string): Promise<Outcome> {
  const config = 'tests/bad-input/docusaurus.config.ts'
  const words = [generator, 'build', '--no-minify', '--config', config, '--out-dir', path.join(root, 'out')]
  const env = {
    ...process.env,
    NODE_ENV: 'production', // vitest says "test"
    NO_COLOR: '1',
    NO_UPDATE_NOTIFIER: '1', // it starts a process that asks for newer versions
    TINY_SITE: root,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/bad-input-${name}`,
  }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/**
 * Builds a site with a few pages and the real site's configuration.
 * @param name its folder in .cache/bad-input
 * @param files content by path: pages in `docs/`, components in `pages/`
 * @returns the build's exit code and all its output
 */
export async function buildTinySite(name: string, files: Record<string, string>): Promise<Outcome> {
  const root = path.resolve('.cache/bad-input', name)
  await rm(root, { recursive: true, force: true })
  await mkdir(path.join(root, 'pages'), { recursive: true })
  for (const [file, text] of Object.entries({ ...shell, ...files })) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  return run(name, root)
}
