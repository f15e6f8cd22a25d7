import path from 'node:path'
import { documentFile } from '../../../model/http/own-documents'
import { writeWhole } from '../../../model/write-whole'
import { makeOwnDocuments } from '../../../src/sandbox/own-documents'
import type { Step } from '../../built-site'

/** Writes the documents that have a policy of their own. They aren't pages: no search, no sitemap, no Markdown. */
export const writeOwnDocuments: Step = async ({ build, made }) => {
  const documents = await makeOwnDocuments()
  for (const { address, html } of documents) await writeWhole(path.join(build, documentFile(address)), html)
  made.ownPolicies = Object.fromEntries(documents.map(({ address, policy }) => [address, policy]))
  return documents.map(({ address, html }) => `${address.slice(1)}: ${html.length} characters`).join('\n')
}
