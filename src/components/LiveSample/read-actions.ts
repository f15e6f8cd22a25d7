/** What samples can call: viem's actions that only read. */
export {
  call,
  estimateGas,
  getBalance,
  getBlock,
  getBlockNumber,
  getChainId,
  getCode,
  getContractEvents,
  getGasPrice,
  getLogs,
  getTransaction,
  getTransactionReceipt,
  multicall,
  readContract,
} from 'viem/actions'
