// The part of envio 3 that pages use, for the project of /developer/indexers/envio: codegen writes these types
// from its config.yaml and schema.graphql. Its packages are too heavy for the set of the checks.
// Sources: enviodev/docs docs/HyperIndex/Guides/event-handlers.mdx, testing.mdx and schema-file.md@6e1a43f5.
declare module 'envio' {
  type Address = `0x${string}`
  export interface Transfer {
    id: string
    from: string
    to: string
    value: bigint
    block: number
    timestamp: number
  }
  interface TransferEvent {
    chainId: number
    logIndex: number
    srcAddress: Address
    params: { from: Address; to: Address; value: bigint }
    block: { number: number; timestamp: number; hash: string }
  }
  type Handler = (args: {
    event: TransferEvent
    context: { Transfer: { set(entity: Transfer): void; get(id: string): Promise<Transfer | undefined> } }
  }) => Promise<void>
  export const indexer: {
    onEvent(options: { contract: 'USDm'; event: 'Transfer' }, handler: Handler): void
  }
}
