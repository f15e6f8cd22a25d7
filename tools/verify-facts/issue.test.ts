import { expect, it } from 'vitest'
import { issueCommand, writeIssueBody } from './issue'

it('opens an issue, or comments on the open one', () => {
  expect(issueCommand('').slice(0, 4)).toEqual([
    'issue',
    'create',
    '--title',
    'Facts differ from Celo or npm',
  ])
  expect(issueCommand('12')).toEqual(['issue', 'comment', '12', '--body-file', '-'])
})

it('joins the reports and links to the run', () =>
  expect(
    writeIssueBody(['## celo\n\n1 difference\n', '## Package versions\n'], 'https://github.test/runs/1'),
  ).toBe(
    '## celo\n\n1 difference\n\n## Package versions\n\nThe whole report is in [the log of the run](https://github.test/runs/1). CONTRIBUTING.md explains what to do: "Compare facts with a chain".\n',
  ))

it("stays within GitHub's limit", () =>
  expect(writeIssueBody(['a'.repeat(100_000)], 'https://github.test/runs/1').length).toBeLessThan(65_536))
