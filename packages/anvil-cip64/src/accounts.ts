import { toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** The public test mnemonic of anvil and hardhat. Anyone has its keys. */
const MNEMONIC = 'test test test test test test test test test test test junk'
const COUNT = 10

export interface TestAccount {
  readonly address: `0x${string}`
  readonly privateKey: `0x${string}`
}

/** The accounts that anvil funds with 10,000 CELO each. */
export const listAccounts = (): TestAccount[] =>
  Array.from({ length: COUNT }, (_, addressIndex) => {
    const account = mnemonicToAccount(MNEMONIC, { addressIndex })
    return { address: account.address, privateKey: toHex(account.getHdKey().privateKey!) }
  })
