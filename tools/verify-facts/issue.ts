/** Where reports go: the issue's title, and the label used to find an open one. */
export const TITLE = 'Facts differ from Celo or npm'
export const LABEL = 'facts'

/** GitHub accepts 65,536 characters. */
const LONGEST_BODY = 60_000

/**
 * The text of an issue or comment. Pure.
 *
 * @param reports in Markdown, including those without a difference
 * @param run URL of the run, whose log has everything
 */
export function writeIssueBody(reports: readonly string[], run: string): string {
  const text = reports.map((report) => report.trim()).join('\n\n')
  const shown = text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY)}\n\n…` : text
  return `${shown}\n\nThe whole report is in [the log of the run](${run}). CONTRIBUTING.md explains what to do: "Compare facts with a chain".\n`
}

/** Arguments for the GitHub CLI, which reads the body from stdin: a comment on the open issue, or a new issue. Pure. */
export function issueCommand(openIssue: string): string[] {
  if (openIssue !== '') return ['issue', 'comment', openIssue, '--body-file', '-']
  return ['issue', 'create', '--title', TITLE, '--label', LABEL, '--body-file', '-']
}
