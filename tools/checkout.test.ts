import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = mkdtempSync(path.join(tmpdir(), 'checkout-'))
const origin = path.join(root, 'origin')
const git = (...words: string[]) => execFileSync('git', words, { stdio: 'pipe' })
const PAGE = '---\ntitle: A page\n---\n\nText.\n'

/** Commits a page, then checks it out the way Git for Windows does unless it's told otherwise. */
function checkOut(name: string): string {
  git('-C', origin, 'add', '.')
  git('-C', origin, '-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', name)
  git('-c', 'core.autocrlf=true', 'clone', '--quiet', origin, path.join(root, name))
  return readFileSync(path.join(root, name, 'page.mdx'), 'utf8')
}

beforeAll(() => {
  mkdirSync(origin)
  git('init', '--quiet', origin)
  writeFileSync(path.join(origin, 'page.mdx'), PAGE)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('control: a checkout on Windows would have other line endings', () => {
  expect(checkOut('without')).toContain('\r\n')
})

it('has the same bytes on Windows', () => {
  copyFileSync('.gitattributes', path.join(origin, '.gitattributes'))
  expect(checkOut('with')).toBe(PAGE)
})
