import fs from 'node:fs'
import path from 'node:path'
import { sourceStamp } from '../../tools/source-stamp'
import { CACHE } from '../cache'
import { type Corpus, getFile } from '../corpus/corpus'
import type { Site } from './site'
import { timedBuild } from './timed-build'

const name = 'celo'
const bin = (program: string) => path.resolve('node_modules/.bin', program)

/** Writes a corpus as MDX, for a site with this site's theme and plugins but other pages. */
function writeDocs({ pages, ...rest }: Corpus, folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true })
  for (const { route, title, description, body } of pages) {
    if (route === '/') continue // this site's landing page has that path
    const file = path.join(folder, getFile({ pages, ...rest }, route, 'mdx'))
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const fields = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n`
    fs.writeFileSync(file, `---\n${fields}slug: ${route}\n---\n\n${body}`)
  }
}

/** This site: its own pages for the corpus "site", or generated pages with its theme and plugins. */
export const celo: Site = {
  name,
  title: 'This site',
  address: (_corpus, route) => route,
  search: { open: 'Control+k', hit: '[role=dialog] [role=treeitem]' },
  stamp: () => sourceStamp('.'),
  async build(corpus, out, say) {
    const own = corpus.name === 'site'
    const work = path.join(CACHE, name)
    const docs = path.join(work, `docs-${corpus.name}`)
    if (!own) writeDocs(corpus, docs)
    fs.rmSync(out, { recursive: true, force: true })
    fs.mkdirSync(work, { recursive: true })
    const generated = '.docusaurus/bench'
    fs.rmSync(generated, { recursive: true, force: true })
    const compressed = path.join(work, 'compressed')
    fs.rmSync(compressed, { recursive: true, force: true })
    say(`building ${corpus.pages.length} pages`)
    const config = own ? [] : ['--config', 'bench/generated-site/docusaurus.config.ts']
    const environment = { DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated, BENCH_DOCS: docs }
    const common = { folder: process.cwd(), environment }
    const finish = own ? 'postbuild/run.ts' : 'bench/generated-site/finish.ts'
    const log = (part: string) => path.join(work, `${part}-${corpus.name}.log`)
    return timedBuild([
      {
        ...common,
        command: bin('docusaurus'),
        words: ['build', ...config, '--out-dir', out],
        log: log('build'),
      },
      { ...common, command: bin('tsx'), words: [finish, out, compressed], log: log('finish') },
    ])
  },
}
