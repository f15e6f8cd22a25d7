import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = mkdtempSync(path.resolve('.cache/unused-'))
afterAll(() => rmSync(root, { recursive: true }))

const files: Record<string, string> = {
  'package.json': '{ "name": "control" }',
  'postbuild/run.ts': "import { used } from '../model/used'\n\nused()\n",
  'model/used.ts': 'export const used = () => 1\n\nexport const onlyTested = () => 2\n',
  'model/tested.ts': 'export const tested = () => 3\n',
  'model/tested.test.ts':
    "import { tested } from './tested'\nimport { onlyTested } from './used'\n\ntested()\nonlyTested()\n",
}

it('control: the search for unused code reports a file and an export that only a test uses', () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  copyFileSync('knip.jsonc', path.join(root, 'knip.jsonc'))
  const knip = path.resolve('node_modules/knip/bin/knip.js')
  const { stdout, status } = spawnSync(
    'node',
    [knip, '--production', '--no-config-hints', '--reporter', 'compact'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  expect(stdout).toContain('model/tested.ts')
  expect(stdout).toContain('model/used.ts: onlyTested')
  expect(stdout).not.toContain('postbuild/run.ts')
  expect(status).toBe(1)
})
