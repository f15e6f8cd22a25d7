/** Where a page can be opened with a question about it. The last two are apps on the reader's machine. */
const ASSISTANTS: readonly (readonly [name: string, address: string])[] = [
  ['ChatGPT', 'https://chatgpt.com/?hints=search&prompt='],
  ['Claude', 'https://claude.ai/new?q='],
  ['Cursor', 'https://cursor.com/link/prompt?text='],
  ['VS Code', 'vscode://GitHub.Copilot-Chat/chat?mode=agent&prompt='],
]

export interface AssistantLink {
  readonly name: string
  readonly href: string
}

/** Links that open an assistant with a page to read. In: the URL of the page's Markdown. */
export function assistantLinks(markdownUrl: string): AssistantLink[] {
  const prompt = encodeURIComponent(
    `Read ${markdownUrl} and answer my questions about it, using only that page.`,
  )
  return ASSISTANTS.map(([name, address]) => ({ name, href: `${address}${prompt}` }))
}

/** Path of a page's Markdown, for any spelling of the page's path. */
export function markdownPath(pathname: string): string {
  const bare = pathname.replace(/\/index\.html$|\.html$|\/$/, '')
  return bare === '' ? '/index.md' : `${bare}.md`
}
