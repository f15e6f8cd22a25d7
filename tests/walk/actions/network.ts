import { hydrated } from '../../support/test'
import type { Action } from '../reader'

const disconnect: Action = {
  name: 'go offline or online',
  weight: 4,
  act: async (reader) => {
    reader.isOffline = !reader.isOffline
    await reader.context.setOffline(reader.isOffline)
    return reader.isOffline ? 'go offline' : 'go online'
  },
}

const deploy: Action = {
  name: 'deploy while the reader is on a page',
  weight: 1,
  loads: true,
  act: async (reader) => {
    reader.deployNext()
    await hydrated(reader.page)
    return 'deploy a new release'
  },
}

export const networking = [disconnect, deploy]
