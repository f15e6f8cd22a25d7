// The part of @subql/types-ethereum that pages use. Its packages are too heavy for the set of the checks.
// Sources: npm @subql/types-ethereum@4.2.3 dist/project.d.ts and dist/interfaces.d.ts, @subql/types-core@2.2.0.
declare module '@subql/types-ethereum' {
  export enum EthereumDatasourceKind {
    Runtime = 'ethereum/Runtime',
  }
  export enum EthereumHandlerKind {
    Block = 'ethereum/BlockHandler',
    Call = 'ethereum/TransactionHandler',
    Event = 'ethereum/LogHandler',
  }
  interface EventHandler {
    kind: EthereumHandlerKind.Event
    handler: string
    filter?: { topics?: (string | null | undefined)[] }
  }
  interface RuntimeDatasource {
    kind: EthereumDatasourceKind.Runtime
    startBlock?: number
    endBlock?: number
    options: { abi: string; address?: string }
    assets: Map<string, { file: string }>
    mapping: { file: string; handlers: EventHandler[] }
  }
  export interface EthereumProject {
    specVersion: '1.0.0'
    version: string
    name: string
    runner: Record<'node' | 'query', { name: string; version: string }>
    schema: { file: string }
    network: { chainId: string; endpoint: string | string[] }
    dataSources: RuntimeDatasource[]
  }
}
