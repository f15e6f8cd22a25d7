/** Files in the build that the server reads: the policy, and where old addresses lead. */
export const POLICY_FILE = '/_csp.json'
export const MOVED_FILE = '/_redirects.json'
