import { blockHash, type Receipt } from '../../../model/code-block/receipts'
import { sha256 } from '../../../model/sha256'
import type { CodeBlock } from './read-blocks'
import type { CodeFile } from './join-blocks'

/** The versions that checked a file, what a run printed, and what it doesn't prove. */
export type Proof = Pick<Receipt, 'with' | 'output' | 'scope'>

/** @returns what was proved about a file, without the day */
export function makeReceipt<Block extends CodeBlock>(
  { title, check, lang, code, blocks }: CodeFile<Block>,
  proof: Proof,
): Omit<Receipt<Block['check']>, 'on'> {
  return {
    title,
    class: check,
    language: lang,
    sha256: sha256(check, lang, code, proof.with),
    blocks: blocks.map((block) => blockHash(block.code, check)),
    ...proof,
  }
}
