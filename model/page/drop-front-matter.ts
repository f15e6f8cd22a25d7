/** A page's text, or its Markdown version's, without the front matter. */
export const dropFrontMatter = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n/, '')
