/** Address of a page's Markdown, without the host: /developer/viem.md, and /index.md for the home page. */
export function markdownAddress(route: string): string {
  return route === '/' ? '/index.md' : `${route}.md`
}

/** Address of the picture that other sites show for a link to a page, without the host. */
export function previewAddress(route: string): string {
  return `/img/preview${route === '/' ? '/index' : route}.png`
}
