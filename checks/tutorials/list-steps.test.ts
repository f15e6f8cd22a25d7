import { expect, it } from 'vitest'
import { readPage } from '../code/page'
import { isFileName, listSteps } from './list-steps'

const list = (source: string) => listSteps(readPage('docs/a.mdx', source, () => 'fact'))

it('splits a terminal block into commands, each with its line; comments are left out', () => {
  const source = '```sh title="Terminal" check=shell\n# first\nnpm init\n\ncast send \\\n  --value 1\n```\n'
  expect(list(source)).toMatchObject([
    { kind: 'command', line: 3, command: 'npm init' },
    { kind: 'command', line: 5, command: 'cast send \\\n  --value 1' },
  ])
})

it('a second block of a title continues the file', () => {
  const source = '```ts title="a.ts" check=run\nlet a = 1\n```\n\n```ts title="a.ts" check=run\na += 1\n```\n'
  expect(list(source)).toMatchObject([
    { path: 'a.ts', append: false },
    { path: 'a.ts', append: true },
  ])
})

it.each(['a.ts', 'src/app/page.tsx', '.env', '.github/workflows/test.yml', 'app/(shop)/[id].tsx'])(
  '%s is a file',
  (title) => expect(isFileName(title)).toBe(true),
)

it.each(['Terminal', 'block 1', 'Output of old.ts', '../a.ts', '/etc/hosts.txt'])('%s is none', (title) =>
  expect(isFileName(title)).toBe(false),
)
