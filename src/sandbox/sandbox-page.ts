import { hashText } from '../../model/hash'
import { buildSandboxPolicy } from '../../model/http/sandbox-policy'
import { bundleFrame } from './bundle'

/** The document in which programs run, and its policy, which allows its script and no other. */
export async function makeSandboxPage(): Promise<{ html: string; policy: string }> {
  const script = await bundleFrame()
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Sandbox</title></head><body><script>${script}</script></body></html>\n`
  if (script.includes('</script'))
    throw new Error('src/sandbox/frame.client.ts: found "</script", expected a script without it.')
  return { html, policy: buildSandboxPolicy(hashText(script)) }
}
