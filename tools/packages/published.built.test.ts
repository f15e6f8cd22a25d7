import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startServer } from '../../server/server'
import { packPackage } from './pack-package'

const ask = async (file: string) => {
  const server = await startServer({ root: 'build', port: 0 })
  try {
    const answer = await fetch(`${server.url}${file}`)
    const named = ['content-type', 'content-encoding', 'cache-control'].map((name) =>
      answer.headers.get(name),
    )
    return { status: answer.status, named, body: Buffer.from(await answer.arrayBuffer()) }
  } finally {
    await server.close()
  }
}

it.each([
  ['anvil-cip64', 'packages/anvil-cip64'],
  ['celo-docs-mcp', 'packages/docs-mcp'],
  ['create-celo-app', 'packages/create-celo-app'],
  ['docs-bench', 'packages/docs-bench'],
  ['mdx-code-check', 'packages/mdx-code-check'],
])('%s can be installed from the site, with the bytes that its sources give', async (name, folder) => {
  const { status, named, body } = await ask(`/packages/${name}.tgz`)
  expect(status).toBe(200)
  expect(named).toEqual(['application/gzip', null, 'public, max-age=300, must-revalidate'])
  expect(body.equals(readFileSync(await packPackage(folder, '.cache/packed-again')))).toBe(true)
})

it('control: a package that the build does not have is not found', async () =>
  expect((await ask('/packages/other.tgz')).status).toBe(404))
