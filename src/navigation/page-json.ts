/** What a navigation fetches of a documentation page: postbuild/steps/pages makes it, page-cache.ts reads it. */
export type PageJson = {
  title: string
  description: string
  keywords: string
  /** What search engines are told of a page that is not listed. */
  robots?: string
  html: string
  /** What the footer says of the page's weight; empty where the build has not weighed it. */
  weight: string
  /** The release that the page belongs to; empty before the build has named it. */
  release: string
}
