/**
 * Replaces `docsUtils` of @docusaurus/plugin-content-docs 3.8.1 in the browser. The list of pages stays on the
 * server, so a lookup by id finds nothing, and upstream would report that the id is wrong.
 */
import { useLayoutDoc as lookUp } from '@docusaurus/plugin-content-docs/lib/client/docsUtils.js'

export * from '@docusaurus/plugin-content-docs/lib/client/docsUtils.js'

/**
 * Null for a draft, as upstream.
 * @throws for any other id: pages are looked up while the site is built
 */
export function useLayoutDoc(...words: Parameters<typeof lookUp>): ReturnType<typeof lookUp> {
  try {
    return lookUp(...words)
  } catch (error) {
    const [id] = words
    throw new Error(
      `Couldn't find any doc with id "${id}": the browser has no list of docs (src/navigation). Fix: look it up in a component that is rendered at build time, or link to its path.`,
      { cause: error },
    )
  }
}
