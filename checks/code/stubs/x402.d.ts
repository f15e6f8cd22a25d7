// Types of an x402 buyer as the agent pages use them. From npm @x402/fetch@2.27.0, @x402/core@2.27.0 (x402Client) and
// @x402/evm@2.27.0 (exact/client).
declare module '@x402/fetch' {
  interface PaymentRequirements {
    network: string
    asset: string
    amount: string
    payTo: string
  }
  interface SchemeRegistration {
    network: `${string}:${string}`
    client: { readonly scheme: string }
  }
  export class x402Client {
    static fromConfig(config: {
      schemes: SchemeRegistration[]
      spendControls?: { maxAmountPerPayment?: string | number | false } | false
    }): x402Client
    onBeforePaymentCreation(
      hook: (context: {
        selectedRequirements: PaymentRequirements
      }) => Promise<{ abort: true; reason: string } | undefined>,
    ): x402Client
  }
  export function wrapFetchWithPayment(
    fetch: typeof globalThis.fetch,
    client: x402Client,
  ): typeof globalThis.fetch
}

declare module '@x402/evm/exact/client' {
  import type { PrivateKeyAccount } from 'viem/accounts'
  export class ExactEvmScheme {
    constructor(signer: PrivateKeyAccount)
    readonly scheme: 'exact'
  }
}
