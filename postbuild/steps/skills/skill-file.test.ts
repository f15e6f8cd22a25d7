import { describe, expect, it } from 'vitest'
import { readRoutes } from '../../../model/page/read-routes'
import { skillFiles } from './skill-files'
import { skillFile } from './skill-file'
import { skillSources } from './skill-sources'

const site = { origin: 'https://docs.test', routes: new Set<string>() }
const source = { name: 'x', title: 'Do x', description: 'Does x.', pages: ['/a', '/b'] }
const pages: Readonly<Record<string, string>> = {
  '/a': '---\ntitle: A\n---\n\n# A\n\n```sh\n# comment\n```\n\n## Step\n',
}
const toMarkdown = (route: string) => pages[route]

describe('a skill', () => {
  it('holds the text of its pages, under its own title', () => {
    const text = skillFile(source, toMarkdown, site)
    expect(text).toMatch(
      /^---\nname: x\ndescription: Does x\.\n---\n\n# Do x\n\nGenerated from https:\/\/docs\.test\/a\.md\. /,
    )
    expect(text).toContain('\n## A\n\n```sh\n# comment\n```\n\n### Step\n')
  })
  it('control: stops when none of its pages is written, or its description is too long', () => {
    expect(() => skillFile(source, () => undefined, site)).toThrow('found none of /a, /b')
    expect(() => skillFile({ ...source, description: 'x'.repeat(1025) }, toMarkdown, site)).toThrow(
      '1025 characters',
    )
  })
})

describe('the skills of this site', () => {
  it('are made from pages that exist', () => {
    const { pages } = readRoutes('.')
    const routes = skillSources.flatMap((source) => source.pages)
    expect(routes.filter((route) => !pages.has(route))).toEqual([])
  })
  it('are listed with the digest of their text', () => {
    const files = skillFiles((route) => (route.startsWith('/developer') ? '# Page\n' : undefined), site)
    const index = JSON.parse(files.get('.well-known/agent-skills/index.json')!) as {
      skills: { name: string; digest: string }[]
    }
    expect(index.skills.map(({ name }) => name)).toEqual([
      'celo-pay-fees-in-stablecoins',
      'celo-deploy-and-verify',
      'celo-migrate-from-ethereum',
    ])
    expect(index.skills[0]!.digest).toMatch(/^sha256:[0-9a-f]{64}$/)
  })
})
