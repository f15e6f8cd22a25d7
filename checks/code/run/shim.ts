import { chainFacts } from './chain-facts'
import { compiledDoubles } from './compiled-doubles'
import { foundryBinary } from './foundry-binary'
import { type LocalChain, startChain } from './start-chain'

/**
 * Starts a local chain for one program, on a free port of this machine.
 *
 * @param network whose chain id and addresses the program uses
 */
export function startLocalChain(network: 'celo' | 'celo-sepolia'): Promise<LocalChain> {
  return startChain({
    facts: chainFacts(network),
    doubles: compiledDoubles(), // takes seconds the first time
    anvil: foundryBinary('anvil'),
  })
}
