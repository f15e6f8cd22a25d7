import { decodeFunctionResult, encodeFunctionData, parseAbi, type Abi, type Hex } from 'viem'

/** viem takes the only function of an ABI if a call doesn't name one. */
const readAbi = (declared: string): Abi => parseAbi([declared] as readonly string[]) as Abi

/** The data of a call to a function, by its declaration: `function balanceOf(address) view returns (uint256)`. */
export const encodeCall = (declared: string, values: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: readAbi(declared), args: values })

/** What a function returned. Throws if the data can't be decoded, which happens where there's no contract. */
export const decodeCall = (declared: string, data: string): unknown =>
  decodeFunctionResult({ abi: readAbi(declared), data: data as Hex })
