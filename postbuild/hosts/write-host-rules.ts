// Writes the rules in model/http/rules.ts and the old URLs to build/, in the formats of common static hosts.
import path from 'node:path'
import { headersFile } from './headers-file'
import { listMoved } from './moved'
import { nginxFile } from './nginx-file'
import { redirectsFile } from './redirects-file'
import { vercelFile } from './vercel-file'
import type { Step } from '../built-site'
import { writeWhole } from '../../model/write-whole'

/** Writes the rules. The policy must already exist. */
export const writeHostRules: Step = async ({ build, redirects, made: { policy, ownPolicies: own } }) => {
  if (policy === undefined) throw new Error('found no policy; expected the step writePolicy before this one')
  if (own === undefined)
    throw new Error('found no own documents; expected the step writeOwnDocuments before this one')
  const policies = { policy, own }
  const moved = listMoved(redirects)
  const files: Readonly<Record<string, string>> = {
    _headers: headersFile(policies),
    _redirects: redirectsFile(moved),
    'nginx.conf': nginxFile(policies, moved),
    'vercel.json': vercelFile(policies, moved),
  }
  for (const [name, text] of Object.entries(files)) await writeWhole(path.join(build, name), text)
  return `hosts: ${Object.keys(files).join(', ')}`
}
