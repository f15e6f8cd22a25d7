import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { generatedCorpus } from '../corpus/generated'
import type { Peer } from './peer'
import { writePages } from './write-pages'

const corpus = {
  ...generatedCorpus(2),
  pages: [
    { route: '/', title: 'First', description: '', body: 'See [a](/a), [b](/a/b#c) and [no page](/x).\n' },
    { route: '/a', title: 'A: one', description: 'About a', body: 'Text\n' },
    { route: '/a/b', title: 'B', description: '', body: 'Text\n' },
  ],
}
const peer: Peer = {
  name: 'none',
  title: 'None',
  pages: 'content',
  built: 'out',
  programs: [],
  leftovers: ['.next'],
  titleInBody: true,
  frontMatter: (route): Record<string, boolean> => (route === '/a' ? { asIndexPage: true } : {}),
  address: (_corpus, route) => `${route}/`,
}
let folder: string
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))
const read = (file: string) => fs.readFileSync(path.join(folder, 'content', file), 'utf8')

describe("a peer's pages", () => {
  it('have its front matter, and its title as a heading where its theme shows none', () => {
    writePages(peer, corpus, folder)
    expect(read('a/index.md')).toBe(
      '---\ntitle: "A: one"\ndescription: "About a"\nasIndexPage: true\n---\n\n# A: one\n\nText\n',
    )
    expect(read('a/b.md')).not.toContain('asIndexPage')
  })

  it('have links to other pages in its form, and other links as they are', () => {
    writePages({ ...peer, titleInBody: false }, corpus, folder)
    expect(read('index.md')).toContain('\n---\n\nSee [a](/a/), [b](/a/b/#c) and [no page](/x).\n')
  })

  it('have its own form of what it reads differently', () => {
    writePages({ ...peer, adapt: (body) => body.replace('Text', '[Text](/a)') }, corpus, folder)
    expect(read('a/b.md')).toContain('# B\n\n[Text](/a/)\n')
  })

  it('replace those of an earlier build, and what it left', () => {
    for (const file of ['content/old.md', '.next/cache', 'out/old.html', 'node_modules/package'])
      fs.mkdirSync(path.join(folder, file), { recursive: true })
    writePages(peer, corpus, folder)
    expect(fs.readdirSync(folder).sort()).toEqual(['content', 'node_modules'])
    expect(fs.readdirSync(path.join(folder, 'content')).sort()).toEqual(['a', 'index.md'])
  })
})
