import { createHash } from 'node:crypto'
import { absolute, type Site } from '../markdown/page-address'
import { skillFile } from './skill-file'
import { skillSources } from './skill-sources'

/** Where assistants look for skills: https://agentskills.io, discovery through a well-known URL. */
const FOLDER = '.well-known/agent-skills'

/** SKILL.md of each task, and their index, by file name. Tasks without any written page are left out. */
export function skillFiles(
  toMarkdown: (route: string) => string | undefined,
  site: Site,
): Map<string, string> {
  const written = skillSources.filter(({ pages }) => pages.some((route) => toMarkdown(route) !== undefined))
  const made = written.map((source) => {
    const file = `${FOLDER}/${source.name}/SKILL.md`
    return { source, file, text: skillFile(source, toMarkdown, site) }
  })
  const skills = made.map(({ source: { name, description }, file, text }) => ({
    name,
    type: 'skill-md',
    description,
    url: absolute(site, `/${file}`),
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  }))
  const index = { $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json', skills }
  return new Map([
    ...made.map(({ file, text }) => [file, text] as const),
    [`${FOLDER}/index.json`, `${JSON.stringify(index, null, 2)}\n`],
  ])
}
