import * as wagmi from './wagmi-core'
import * as actions from 'wagmi/actions'
import { celo, celoSepolia } from 'viem/chains'
import type { Provide } from '../provided'

/** wagmi without its hooks, which need React and a page. */
export const provide: Provide = () => ({
  modules: { wagmi, 'wagmi/actions': actions, 'wagmi/chains': { celo, celoSepolia } },
})
