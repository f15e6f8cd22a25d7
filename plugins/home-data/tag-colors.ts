import type { Tag } from '../../model/facts/schema/tags'

/**
 * CSS for the colored dots: one rule per color, so tags with the same color share its bytes. src/css/tags.css must
 * match it (tag-colors.test.ts; `npx vitest run -u` there rewrites it).
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
