import { hydrated } from '../../support/test'
import type { Action } from '../reader'

const disconnect: Action = {
  name: 'lose or find the connection',
  weight: 4,
  act: async (reader) => {
    reader.isOffline = !reader.isOffline
    await reader.context.setOffline(reader.isOffline)
    return reader.isOffline ? 'lose the connection' : 'find the connection'
  },
}

const deploy: Action = {
  name: 'deploy under the reader',
  weight: 1,
  loads: true,
  act: async (reader) => {
    reader.deployNext()
    await hydrated(reader.page)
    return 'deploy a new release'
  },
}

export const networking = [disconnect, deploy]
