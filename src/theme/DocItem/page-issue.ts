import { issueUrl } from '../../../config/repository'

/** Longest sentence of a reader that is taken over: the address of the issue must stay within what servers accept. */
export const LONGEST_SENTENCE = 500

const encoded = (text: string) => encodeURIComponent(text).replace(/%2F/g, '/').replace(/%20/g, '+')

/**
 * Address that opens an issue, filled in, for the reader to look at and send or not.
 * @param path address of the page, such as /developer/viem
 * @param reason why it helps or not, from the closed list; without one the title names the page only
 * @param sentence what the reader adds
 */
export function pageIssue(path: string, reason = '', sentence = ''): string {
  const words = sentence.trim().slice(0, LONGEST_SENTENCE)
  const title = `Docs: ${reason ? `${reason}: ` : ''}${path}`
  return `${issueUrl}?title=${encoded(title)}${words ? `&body=${encoded(words)}` : ''}`
}
