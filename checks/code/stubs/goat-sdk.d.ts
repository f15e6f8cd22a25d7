// Types of GOAT as its pages use them. From npm @goat-sdk/core@0.5.0 (utils/getTools.d.ts, classes/ToolBase.d.ts)
// and @goat-sdk/wallet-viem@0.3.0 (ViemEVMWalletClient.d.ts). The client argument is typed as viem 2.23.4 does there,
// which a client of a later viem does not satisfy: hence `never`.
declare module '@goat-sdk/core' {
  export interface ToolBase {
    readonly name: string
    readonly description: string
    execute(parameters: unknown): unknown
  }
  export function getTools(from: { wallet: object; plugins?: object[] }): Promise<ToolBase[]>
}

declare module '@goat-sdk/wallet-viem' {
  interface Token {
    symbol: string
    name: string
    decimals: number
    chains: Record<number, { contractAddress: `0x${string}` }>
  }
  export function viem(client: never, options?: { tokens?: Token[]; enableSend?: boolean }): object
}
