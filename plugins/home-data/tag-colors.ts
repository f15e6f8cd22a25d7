import type { Tag } from '../../model/facts/schema/tags'

/**
 * CSS of the colored dots: one rule a color, so that tags that share one share its bytes.
 * src/css/tags.css must equal it (tag-colors.test.ts; `npx vitest run -u` there writes it anew).
 */
export function tagColorsCss(tags: Tag[]): string {
  const colors = [...new Set(tags.map((tag) => tag.colour))]
  const rules = colors.map((color) => {
    const group = tags.filter((tag) => tag.colour === color)
    const selectors = group.map((tag) => `  .dot-${tag.id}`).join(',\n')
    return `${selectors} {\n    --dot: ${color};\n  }\n`
  })
  const head = '/* Generated from data/tags.json: the one place with colors that are not ours. */\n'
  return `${head}@layer pages {\n${rules.join('\n')}}\n`
}
