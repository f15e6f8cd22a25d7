/** Files in the build that the server reads: the policy, and the targets of old URLs. */
export const POLICY_FILE = '/_csp.json'
export const MOVED_FILE = '/_redirects.json'
