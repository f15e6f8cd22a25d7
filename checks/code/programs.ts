import { checkClasses, type CheckClass } from '../../model/code-block/check-classes'
import type { Diagnostic } from '../../model/diagnostic'
import { toNetworkId, type WalletNetworkId } from '../../model/facts/network-id'
import { type CodeFile, joinBlocks } from './blocks/join-blocks'
import type { Block, Page } from './page'

/** One file of a page, with the chain that it runs on. */
export interface Program extends CodeFile<Block> {
  route: string
  check: CheckClass
  chain: WalletNetworkId
}

/**
 * Joins the blocks of one title.
 *
 * @returns the programs in the order of their first block
 */
export function listPrograms(page: Page): { programs: Program[]; problems: Diagnostic[] } {
  const { files, problems } = joinBlocks(page.blocks, (check) => checkClasses[check].joined === true)
  const programs = files.map((file) => {
    const chain = toNetworkId(file.blocks.find(({ meta }) => meta.chain)?.meta.chain)
    return { ...file, route: page.route, chain }
  })
  return { programs, problems }
}
