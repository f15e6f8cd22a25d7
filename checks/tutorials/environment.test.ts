import { expect, it } from 'vitest'
import { makeEnvironment } from './environment'

it('gives commands a home of their own, the way to the network, and nothing else of the maintainer', () => {
  const own = {
    PATH: '/site/node_modules/.bin:/usr/bin',
    HOME: '/root',
    HTTPS_PROXY: 'http://proxy',
    TOKEN: 'x',
  }
  const parts = { home: '/tmp/home', npmCache: '/tmp/npm', programs: ['/foundry'], key: '0xtest' }
  expect(makeEnvironment(own, parts)).toMatchObject({
    PATH: '/tmp/home/global/bin:/foundry:/usr/bin',
    HOME: '/tmp/home',
    HTTPS_PROXY: 'http://proxy',
    PRIVATE_KEY: '0xtest',
  })
  expect(makeEnvironment(own, parts)).not.toHaveProperty('TOKEN')
})
