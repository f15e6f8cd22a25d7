// Types of an x402 buyer and seller as the agent pages use them. From npm @x402/fetch@2.27.0, @x402/core@2.27.0
// (x402Client, server), @x402/evm@2.27.0 (exact/client, exact/server), @x402/hono@2.27.0, @x402/extensions@2.27.0
// (bazaar), hono@4.13.19 and @hono/node-server@2.1.8.
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
  export function decodePaymentResponseHeader(header: string): {
    success: boolean
    payer?: string
    transaction: string
    network: string
  }
}

declare module '@x402/evm/exact/client' {
  import type { PrivateKeyAccount } from 'viem/accounts'
  export class ExactEvmScheme {
    constructor(signer: PrivateKeyAccount)
    readonly scheme: 'exact'
  }
}

declare module '@x402/evm/exact/server' {
  export class ExactEvmScheme {
    readonly scheme: string
  }
}

declare module '@x402/core/server' {
  type Headers = Record<string, string>
  export class HTTPFacilitatorClient {
    constructor(config: {
      url: string
      createAuthHeaders?: () => Promise<{ verify: Headers; settle: Headers; supported: Headers }>
    })
  }
}

declare module '@x402/hono' {
  import type { HTTPFacilitatorClient } from '@x402/core/server'
  import type { MiddlewareHandler } from 'hono'
  type Network = `${string}:${string}`
  interface PaymentOption {
    scheme: string
    network: Network
    payTo: string
    price: string | number | { amount: string; asset: string; extra?: Record<string, unknown> }
  }
  interface RouteConfig {
    accepts: PaymentOption | PaymentOption[]
    description?: string
    mimeType?: string
    serviceName?: string
    tags?: string[]
    extensions?: Record<string, unknown>
  }
  export class x402ResourceServer {
    constructor(facilitator: HTTPFacilitatorClient)
    register(network: Network, scheme: { readonly scheme: string }): x402ResourceServer
    registerExtension(extension: { key: string }): x402ResourceServer
    onAfterSettle(
      hook: (context: { result: { payer?: string; transaction: string } }) => Promise<void>,
    ): x402ResourceServer
    onSettleFailure(hook: (context: { error: Error }) => Promise<undefined>): x402ResourceServer
  }
  export function paymentMiddleware(
    routes: Record<string, RouteConfig>,
    server: x402ResourceServer,
  ): MiddlewareHandler
}

declare module '@x402/extensions/bazaar' {
  export const bazaarResourceServerExtension: { key: string }
  export function declareDiscoveryExtension(config: {
    input?: Record<string, unknown>
    inputSchema?: Record<string, unknown>
    pathParams?: Record<string, unknown>
    pathParamsSchema?: Record<string, unknown>
    bodyType?: 'json' | 'form-data' | 'text'
    output?: { example: unknown }
  }): Record<string, unknown>
  export function validateDiscoveryExtension(extension: { info: unknown; schema: unknown }): {
    valid: boolean
    errors?: string[]
  }
}

declare module 'hono' {
  interface Context {
    req: { query(name: string): string | undefined; json(): Promise<unknown> }
    json(body: unknown, status?: number): Response
  }
  export type MiddlewareHandler = (
    context: Context,
    next: () => Promise<void>,
  ) => Promise<Response | undefined>
  export class Hono {
    use(handler: MiddlewareHandler): Hono
    get(path: string, handler: (context: Context) => Response | Promise<Response>): Hono
    post(path: string, handler: (context: Context) => Response | Promise<Response>): Hono
    readonly fetch: (request: Request) => Response | Promise<Response>
  }
}

declare module '@hono/node-server' {
  export function serve(
    options: { fetch: (request: Request) => Response | Promise<Response>; port?: number },
    listening?: (info: { port: number }) => void,
  ): unknown
}
