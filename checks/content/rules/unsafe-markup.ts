import { type Rule, errorAt } from '../context'
import { unsafeParts } from '../../../model/page/unsafe-parts'

/**
 * JavaScript, elements that aren't on the list, and anything else that pages may not contain. The build also
 * rejects these, on its own tree (mdx/remark-refuse-unsafe). Links are left to `linkAddress`, which reports more
 * about them.
 */
export const unsafeMarkup: Rule = (page) =>
  unsafeParts(page.tree)
    .filter(({ field }) => field !== 'link')
    .map(({ line, ...text }) => errorAt(page, line, text))
