import type { PageJson } from './page-json'

/** What the client needs from a page that the server rendered. */
export type ServerPageContent = PageJson & {
  /** Inner HTML of the section's list of pages; empty if the page has none. */
  sidebar: string
}

const meta = (page: Document, name: string) =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Reads a page, parsed or as the browser shows it. Undefined if it doesn't have this release's structure. */
export function readPage(page: Document): ServerPageContent | undefined {
  const frame = page.getElementById('page')
  if (!frame) return undefined
  return {
    title: page.title,
    description: meta(page, 'description'),
    keywords: meta(page, 'keywords'),
    robots: meta(page, 'robots'),
    html: frame.innerHTML,
    weight: page.querySelector('[data-page-weight]')?.textContent ?? '',
    release: page.getElementById('scripts')?.dataset.release ?? '',
    sidebar: frame.querySelector('.sidebar > nav')?.innerHTML ?? '',
  }
}

/** Reads a page from its HTML. */
export const parsePage = (html: string) => readPage(new DOMParser().parseFromString(html, 'text/html'))

/** Adds the list of the section, from the page's own HTML. */
export function withSidebar(page: PageJson): ServerPageContent {
  const { body } = new DOMParser().parseFromString(page.html, 'text/html')
  return { ...page, sidebar: body.querySelector('.sidebar > nav')?.innerHTML ?? '' }
}
