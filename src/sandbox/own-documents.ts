import { hashText } from '../../model/hash'
import {
  buildRelayPolicy,
  buildSandboxPolicy,
  RELAY_ADDRESS,
  SANDBOX_ADDRESS,
} from '../../model/http/own-documents'
import { bundleFrame, bundleRelay } from './bundle'

/** A document that isn't a page. Its policy allows its script and no other. */
export interface OwnDocument {
  readonly address: string
  readonly html: string
  readonly policy: string
}

type Parts = { address: string; title: string; script: string; buildPolicy: (script: string) => string }

function makeDocument({ address, title, script, buildPolicy }: Parts): OwnDocument {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title></head><body><script>${script}</script></body></html>\n`
  if (script.includes('</script'))
    throw new Error(`The script of ${address}: found "</script", expected a script without it.`)
  return { address, html, policy: buildPolicy(hashText(script)) }
}

/** The document in which programs run, and the one that reaches an endpoint that a reader named. */
export const makeOwnDocuments = async (): Promise<readonly OwnDocument[]> => [
  makeDocument({
    address: SANDBOX_ADDRESS,
    title: 'Sandbox',
    script: await bundleFrame(),
    buildPolicy: buildSandboxPolicy,
  }),
  makeDocument({
    address: RELAY_ADDRESS,
    title: 'Relay',
    script: await bundleRelay(),
    buildPolicy: buildRelayPolicy,
  }),
]
