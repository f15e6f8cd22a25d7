/** Path of a page's Markdown: /developer/viem.md, and /index.md for the home page. */
export function markdownAddress(route: string): string {
  return route === '/' ? '/index.md' : `${route}.md`
}

/** Path of the image that other sites show for a link to a page. */
export function previewAddress(route: string): string {
  return `/img/preview${route === '/' ? '/index' : route}.png`
}
