import type { Tag } from '../../model/facts/schema/tags'

/**
 * CSS of the coloured dots: one rule a colour, so that tags that share one share its bytes.
 * src/css/tags.css must equal it (tag-colours.test.ts; `npx vitest run -u` there writes it anew).
 */
export function tagColoursCss(tags: Tag[]): string {
  const colours = [...new Set(tags.map((tag) => tag.colour))]
  const rules = colours.map((colour) => {
    const group = tags.filter((tag) => tag.colour === colour)
    const selectors = group.map((tag) => `  .dot-${tag.id}`).join(',\n')
    return `${selectors} {\n    --dot: ${colour};\n  }\n`
  })
  const head = '/* Generated from data/tags.json: the one place with colours that are not ours. */\n'
  return `${head}@layer pages {\n${rules.join('\n')}}\n`
}
