import * as ethers from 'ethers'
import type { Provide } from '../provided'

/** `ethers`, whole. */
export const provide: Provide = () => ({ modules: { ethers } })
