// The part of Hardhat 2 that pages use. Its packages are too heavy for the set of the checks.
// Sources: npm hardhat@2.29.1 config.d.ts, @nomicfoundation/hardhat-viem@2.1.5 types.d.ts.
declare module 'hardhat/config' {
  export const vars: {
    get(name: string, defaultValue?: string): string
    has(name: string): boolean
  }
}

declare module 'hardhat' {
  type Address = `0x${string}`
  /** The functions of TipJar, the sample contract: Hardhat generates them from the compiled contract. */
  interface TipJar {
    address: Address
    read: { owner(): Promise<Address> }
  }
  export const viem: {
    getWalletClients(): Promise<{ account: { address: Address } }[]>
    deployContract(contractName: 'TipJar', constructorArgs: [Address]): Promise<TipJar>
  }
}

declare module '@nomicfoundation/hardhat-verify'
declare module '@nomicfoundation/hardhat-viem'
