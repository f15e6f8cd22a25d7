import path from 'node:path'
import { SANDBOX_PAGE } from '../../../model/http/sandbox-policy'
import { writeWhole } from '../../../model/write-whole'
import { makeSandboxPage } from '../../../src/sandbox/sandbox-page'
import type { Step } from '../../built-site'

/** Writes the document in which edited programs run. It isn't a page: no search, no sitemap, no Markdown. */
export const writeSandbox: Step = async ({ build, made }) => {
  const { html, policy } = await makeSandboxPage()
  await writeWhole(path.join(build, SANDBOX_PAGE), html)
  made.sandboxPolicy = policy
  return `sandbox: ${html.length} characters`
}
