/** The document in which programs run that readers edited. */
export const SANDBOX_PAGE = '/sandbox.html'
/** Its address, which no host redirects. */
export const SANDBOX_ADDRESS = '/sandbox'

/**
 * The policy of the document in which programs run that readers edited: its own script by hash, workers made there,
 * and nothing else. No network, no other document, no storage, because `sandbox` gives it an origin of its own, even
 * if someone opens it as a page.
 * @param script hash of the document's script, as in a policy
 */
export function buildSandboxPolicy(script: string): string {
  return [
    "default-src 'none'",
    `script-src '${script}'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ')
}
