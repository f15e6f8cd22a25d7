import { issueUrl } from '../../../config/repository'

/** Longest reader sentence that's included, because the issue's URL must stay within what servers accept. */
export const LONGEST_SENTENCE = 500

const encoded = (text: string) => encodeURIComponent(text).replace(/%2F/g, '/').replace(/%20/g, '+')

/**
 * URL that opens a prefilled issue, which the reader can review before sending.
 * @param path path of the page, such as /developer/viem
 * @param reason why it helps or not, from the fixed list; without one, the title only names the page
 * @param sentence what the reader adds
 */
export function pageIssue(path: string, reason = '', sentence = ''): string {
  const words = sentence.trim().slice(0, LONGEST_SENTENCE)
  const title = `Docs: ${reason ? `${reason}: ` : ''}${path}`
  return `${issueUrl}?title=${encoded(title)}${words ? `&body=${encoded(words)}` : ''}`
}
