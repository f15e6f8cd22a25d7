import type { CliData } from './load-cli-data'
import { renderTopic } from './render-topic'
import { checkUsualFailures } from './usual-failures'

/**
 * Every page must have fewer characters than this. Its Markdown, of which some assistants read the first 50,000
 * characters only, is at least 6% shorter, because it has no front matter and no tags.
 */
const PAGE_LIMIT = 53_000

/**
 * Renders every generated page under /cli.
 * Out: file paths, relative to the repository, mapped to content. Fails if a page reaches the limit, or if a command's
 * usual failure is missing or differs from the source.
 */
export function generateCliPages(data: CliData): Map<string, string> {
  const problems = checkUsualFailures(data)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const pages = new Map(data.texts.map((text) => [`docs/cli/${text.topic}.mdx`, renderTopic(text, data)]))
  for (const [file, text] of pages) {
    if (text.length < PAGE_LIMIT) continue
    throw new Error(
      `${file}: found ${text.length} characters; expected fewer than ${PAGE_LIMIT}; fix: shorten the texts in data/cli`,
    )
  }
  return pages
}
