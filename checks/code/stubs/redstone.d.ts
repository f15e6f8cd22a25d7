// Types of RedStone as its page uses them. From npm @redstone-finance/evm-connector@0.9.0 (WrapperBuilder.d.ts,
// wrappers/DataServiceWrapper.d.ts) and @redstone-finance/sdk@0.9.0 (index.d.ts, oracle-registry.d.ts, request-data-packages.d.ts).
declare module '@redstone-finance/evm-connector' {
  interface Request {
    dataPackagesIds: string[]
    authorizedSigners: string[]
    dataServiceId?: string
    uniqueSignersCount?: number
  }
  export class WrapperBuilder<T extends object> {
    static wrap<T extends object>(contract: T): WrapperBuilder<T>
    usingDataService(request: Request): T
  }
}

declare module '@redstone-finance/sdk' {
  export function getSignersForDataServiceId(dataServiceId: 'redstone-primary-prod'): string[]
  export function requestRedstonePayload(request: {
    dataServiceId: string
    dataPackagesIds: string[]
    uniqueSignersCount: number
    authorizedSigners: string[]
  }): Promise<string>
}
