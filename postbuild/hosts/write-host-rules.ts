// Writes the rules of model/http/rules.ts and the old addresses in the forms of common static hosts, into build/.
import path from 'node:path'
import { headersFile } from './headers-file'
import type { Moved } from './moved'
import { nginxFile } from './nginx-file'
import { redirectsFile } from './redirects-file'
import { vercelFile } from './vercel-file'
import { writeWhole } from '../../model/write-whole'

/** In: the built folder, the policy and the moved addresses. Out: the names of the files written. */
export async function writeHostRules(
  root: string,
  policy: string,
  moved: readonly Moved[],
): Promise<string[]> {
  const files: Readonly<Record<string, string>> = {
    _headers: headersFile(policy),
    _redirects: redirectsFile(moved),
    'nginx.conf': nginxFile(policy, moved),
    'vercel.json': vercelFile(policy, moved),
  }
  for (const [name, text] of Object.entries(files)) await writeWhole(path.join(root, name), text)
  return Object.keys(files)
}
