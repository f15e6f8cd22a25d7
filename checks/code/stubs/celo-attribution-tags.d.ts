// Types of Celo's attribution tags as their page uses them. From github:celo-org/attribution-tags@491de7e
// sdk/src/index.ts (version 0.4.0).
declare module '@celo/attribution-tags' {
  type Hash = `0x${string}`
  export interface DecodedSuffix {
    codes: string[]
    schemaId: number
    app?: string
    wallet?: string
    service?: string[]
  }
  export function toDataSuffix(code: string | readonly string[]): Hash
  export function codeFromHostname(hostname: string): string
  export function fromDataSuffix(suffix: Hash): DecodedSuffix | null
  export function verifyTx(args: {
    client: { getTransaction(args: { hash: Hash }): Promise<{ input?: string } | null | undefined> }
    hash: Hash
  }): Promise<DecodedSuffix | null>
}
