// Documents that aren't pages: each has its own policy instead of the site's, and no reader visits it.

/** The document in which programs run that readers edited. No host redirects its address. */
export const SANDBOX_ADDRESS = '/sandbox'
/** The document that sends requests to an endpoint that a reader named. */
export const RELAY_ADDRESS = '/relay'

/** The file of a document in the build, by its address. */
export const documentFile = (address: string): string => `${address}.html`

/** Policies of these documents, by address. */
export type OwnPolicies = Readonly<Record<string, string>>

const isolate = (script: string, ...directives: string[]): string =>
  [
    "default-src 'none'",
    `script-src '${script}'`,
    ...directives,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ')

/**
 * The policy of the document in which programs run that readers edited: its own script by hash, workers made there,
 * and nothing else. No network, no other document, no storage, because `sandbox` gives it an origin of its own, even
 * if someone opens it as a page.
 * @param script hash of the document's script, as in a policy
 */
export const buildSandboxPolicy = (script: string): string => isolate(script, 'worker-src blob:')

/**
 * The policy of the document that sends requests to an endpoint that a reader named: its own script, and requests
 * over https or to the reader's machine. Its script narrows that down to the endpoint before the first request. It
 * runs no program, and it has an origin of its own, so it can send nothing that any other site couldn't.
 * @param script hash of the document's script, as in a policy
 */
export const buildRelayPolicy = (script: string): string =>
  isolate(script, 'connect-src https: http://localhost:* http://127.0.0.1:*')
