/** What a navigation fetches for a documentation page: postbuild/steps/pages writes it, page-cache.ts reads it. */
export type PageJson = {
  title: string
  description: string
  keywords: string
  /** What search engines get for a page that isn't listed. */
  robots?: string
  html: string
  /** The page's weight as shown in the footer; empty if the build hasn't measured it. */
  weight: string
  /** The page's release; empty until the build sets it. */
  release: string
}
