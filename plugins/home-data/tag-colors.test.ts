import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseTags, listTagIds, type Tag } from '../../model/facts/schema/tags'
import { parseTutorials } from '../../model/facts/schema/tutorials'

/** CSS for the colored dots: one rule per color, so tags with the same color share its bytes. */
function tagColorsCss(tags: Tag[]): string {
  const colors = [...new Set(tags.map((tag) => tag.colour))]
  const rules = colors.map((color) => {
    const group = tags.filter((tag) => tag.colour === color)
    const selectors = group.map((tag) => `  .dot-${tag.id}`).join(',\n')
    return `${selectors} {\n    --dot: ${color};\n  }\n`
  })
  const head = '/* Generated from data/tags.json: the one place with colors that are not ours. */\n'
  return `${head}@layer pages {\n${rules.join('\n')}}\n`
}

const read = (file: string) => readFileSync(file, 'utf8')

/** Tags on the showcase and /home, and those that a tutorial has. No page shows any other dot. */
function shownTags(): Tag[] {
  const tags = parseTags('data/tags.json', read('data/tags.json'))
  const tutorials = parseTutorials(
    'data/tutorials.json',
    read('data/tutorials.json'),
    listTagIds(tags, 'tutorials'),
  )
  const carried = new Set(tutorials.flatMap(({ level, tags: own }) => [level as string, ...own]))
  return tags.filter(
    ({ id, lists }) => lists.includes('showcase') || lists.includes('home') || carried.has(id),
  )
}

// `npx vitest run -u` here rewrites the file.
it('src/components/ShowcaseCard/tag-colors.css matches data/tags.json', async () => {
  await expect(tagColorsCss(shownTags())).toMatchFileSnapshot(
    '../../src/components/ShowcaseCard/tag-colors.css',
  )
})

it('writes one rule per color', () => {
  const tag = (id: string, color: string): Tag => ({
    id,
    label: id,
    colour: color,
    description: '',
    lists: ['showcase'],
  })
  const css = tagColorsCss([tag('a', '#000000'), tag('b', '#ffffff'), tag('c', '#000000')])
  expect(css).toContain('  .dot-a,\n  .dot-c {\n    --dot: #000000;\n  }\n\n  .dot-b {')
})
