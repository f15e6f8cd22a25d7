import path from 'node:path'
import { readThirdParties, type ThirdParties } from '../../../config/third-parties'
import { buildPolicy, policyFaults, type PolicySources } from '../../../model/http/content-security-policy'
import { POLICY_FILE } from '../../../model/http/server-files'
import { writeWhole } from '../../../model/write-whole'
import type { Step } from '../../built-site'
import { stopOn } from '../../stop-on'
import { endpointSources, joinSources } from './endpoint-sources'
import { getInlineCode, mergeInlineCode } from './inline-code'
import { readOwnParts } from './own-parts'
import { inlineStyleNote, inlineStyleVariables, thirdPartySources } from './third-party-sources'

/**
 * Writes the content security policy from the hashes of the pages' content. The step stops at anything in a page
 * that the build didn't write.
 * @param services third parties that the policy allows; by default, those from the environment
 * @param endpoints what else it allows; by default, the registry's public endpoints
 */
export const writePolicy =
  (
    services: ThirdParties = readThirdParties(process.env),
    endpoints: PolicySources = endpointSources(),
  ): Step =>
  async ({ build, pages, made }) => {
    const own = await readOwnParts([...made.styles])
    const code = mergeInlineCode(pages.map(({ tree, file }) => getInlineCode(tree, `build/${file}`, own)))
    const extra = joinSources(thirdPartySources(services), endpoints)
    stopOn([...code.faults, ...policyFaults(extra)])
    const policy = buildPolicy(code.scripts, code.styles, extra)
    made.policy = policy
    await writeWhole(path.join(build, POLICY_FILE), JSON.stringify({ policy, own: made.ownPolicies }))
    const notes = inlineStyleVariables(services).map((name) => `\n${inlineStyleNote(name)}`)
    return `policy: ${code.scripts.length} inline scripts, ${code.styles.length} inline styles, by hash${notes.join('')}`
  }
