import { fromHtml } from 'hast-util-from-html'
import rehypeCode from './index'

type Attribute = { name: string; value: unknown }

/** A page's figures, parsed again from its HTML. */
export async function figures(...blocks: (readonly [language: string, meta: string, code: string])[]) {
  const html = blocks.map(
    ([language, meta, text]) =>
      `<pre><code class="language-${language}" metastring='${meta}'>${text}\n</code></pre>`,
  )
  const tree = fromHtml(html.join('\n'), { fragment: true })
  await rehypeCode()(tree)
  const found = tree.children.filter(({ type }) => type !== 'text') as unknown as {
    attributes: Attribute[]
  }[]
  return found.map(({ attributes }) => {
    const value = (name: string) => attributes.find((one) => one.name === name)?.value
    const inside = (value('dangerouslySetInnerHTML') as { value: string }).value
    const { __html } = JSON.parse(inside) as { __html: string }
    return { value, tree: fromHtml(__html, { fragment: true }) }
  })
}
