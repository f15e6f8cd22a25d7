import { type Rule, errorAt } from '../context'
import { unsafeParts } from '../../../model/page/unsafe-parts'

/**
 * JavaScript, elements that aren't on the list, and other parts that pages may not hold. The build refuses them too, on
 * its own tree (mdx/remark-refuse-unsafe). Links are left to `linkAddress`, which says more of them.
 */
export const unsafeMarkup: Rule = (page) =>
  unsafeParts(page.tree)
    .filter(({ field }) => field !== 'link')
    .map(({ line, ...text }) => errorAt(page, line, text))
