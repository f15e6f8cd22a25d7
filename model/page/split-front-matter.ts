/** A page's text, or its Markdown version's: its front matter as YAML, undefined if there's none, and the rest. */
export function splitFrontMatter(text: string): { yaml: string | undefined; body: string } {
  const [whole = '', yaml] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text) ?? []
  return { yaml, body: text.slice(whole.length) }
}

export const dropFrontMatter = (text: string): string => splitFrontMatter(text).body
