import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types'
import type { ThirdParties } from '../../config/third-parties'

const script = (src: string, attributes: Record<string, string> = {}): HtmlTagObject => ({
  tagName: 'script',
  attributes: { src, async: true, ...attributes },
})

/** Asks every tag of the container, before it loads, to anonymise addresses: the plugin has no such option. */
const anonymise: HtmlTagObject = {
  tagName: 'script',
  innerHTML:
    'window.dataLayer = window.dataLayer || [];' +
    "function gtag(){dataLayer.push(arguments)}gtag('set', { anonymize_ip: true })",
}

/**
 * Scripts of services that have no plugin of the generator: the assistant and the marketing forms.
 * They load `async` and nothing waits for them, so a dead host delays nothing.
 */
export default function thirdPartiesPlugin(
  _: LoadContext,
  { assistant, formsScript, tagManagerId }: ThirdParties,
): Plugin {
  return {
    name: 'third-parties',
    injectHtmlTags: () => ({
      headTags: tagManagerId ? [anonymise] : [],
      postBodyTags: [
        ...(assistant ? [script(assistant.script, { 'data-token': assistant.token })] : []),
        ...(formsScript ? [script(formsScript)] : []),
      ],
    }),
  }
}
