import { expect, it } from 'vitest'
import packageJson from '../../../package.json'
import { startServer } from '../../../server/server'
import { BILL_FILE } from './write-bill'

it('each build gives out the list of the packages that it was made with', async () => {
  const server = await startServer({ root: 'build', port: 0 })
  try {
    const answer = await fetch(`${server.url}/${BILL_FILE}`)
    expect(answer.status).toBe(200)
    const bill = JSON.stringify(await answer.json())
    for (const [name, version] of Object.entries(packageJson.dependencies))
      expect(bill).toContain(`"purl":"pkg:npm/${name.replace('@', '%40')}@${version}"`)
  } finally {
    await server.close()
  }
})
