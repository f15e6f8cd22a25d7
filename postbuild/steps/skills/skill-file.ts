import { dropFrontMatter } from '../../../model/page/split-front-matter'
import { stringify as yaml } from 'yaml'
import { markdownAddress } from '../../../model/page/page-addresses'
import { absolute, type Site } from '../markdown/page-address'
import type { SkillSource } from './skill-sources'

/** Longest description that assistants read. */
const LONGEST_DESCRIPTION = 1024

const withoutNote = (markdown: string) => dropFrontMatter(markdown).trim()

/** A page's headings move down one level, below the skill's title; lines of code don't change. */
function deeper(markdown: string): string {
  let fence = ''
  return markdown
    .split('\n')
    .map((line) => {
      const [, mark = ''] = /^\s*(`{3,})/.exec(line) ?? []
      if (mark !== '') fence = fence === '' ? mark : mark.startsWith(fence) ? '' : fence
      return fence === '' && /^#{1,5} /.test(line) ? `#${line}` : line
    })
    .join('\n')
}

/**
 * SKILL.md for one task: what an assistant should know first, then the pages' text as published.
 * @param toMarkdown Markdown of a page; undefined if it isn't written yet
 * @throws if none of the skill's pages is written, or its description is too long
 */
export function skillFile(
  source: SkillSource,
  toMarkdown: (route: string) => string | undefined,
  site: Site,
): string {
  const { name, title, description, pages } = source
  const place = `postbuild/steps/skills/skill-sources.ts: ${name}`
  if (description.length > LONGEST_DESCRIPTION)
    throw new Error(
      `${place}: description: found ${description.length} characters, expected at most ${LONGEST_DESCRIPTION}.`,
    )
  const written = pages.flatMap((route) => {
    const markdown = toMarkdown(route)
    return markdown === undefined ? [] : [{ route, text: deeper(withoutNote(markdown)) }]
  })
  if (written.length === 0)
    throw new Error(
      `${place}: pages: found none of ${pages.join(', ')}, expected at least one existing page. Fix: list a page that explains the task.`,
    )
  const origin = written.map(({ route }) => absolute(site, markdownAddress(route)))
  return [
    `---\n${yaml({ name, description }, { lineWidth: 0 })}---\n`,
    `# ${title}\n`,
    `Generated from ${origin.join(' and ')}. Check those for changes. Addresses and versions: ${absolute(site, '/facts.json')}. Never guess an address, a chain ID or a flag: if it isn't in any of these, say so.\n`,
    ...written.map(({ text }) => `${text}\n`),
  ].join('\n')
}
