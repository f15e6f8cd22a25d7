import type { Site } from '../markdown/page-address'
import { areaOfRoute } from '../llms/areas'
import { absolute, markdownAddress } from '../markdown/page-address'
import { previewAddress } from '../preview/preview-address'

const FIRST_ELEMENT = '<div id=__docusaurus>'

/** For machines only: people never see it, and assistive technology passes over it. */
export const pointer =
  '<p hidden>Machines: /llms.txt lists all pages; .md after an address gives Markdown.</p>'

/** Attribute of HTML, bare where it may be. */
const attribute = (value: string) =>
  /^[^\s"'=<>`]+$/.test(value) ? value : `"${value.replace(/"/g, '&quot;')}"`

/**
 * Adds to a built page what machines look for: canonical address, the Markdown twin, the picture of its area, and the
 * pointer to the index. Does nothing to a page that has them.
 * @param html the built page
 * @param route its address
 * @param hasTwin whether there is Markdown for it
 * @throws when the shell of the page changed its form
 */
export function withPageHead(html: string, route: string, site: Site, hasTwin = true): string {
  if (html.includes(pointer)) return html
  const start = html.indexOf(FIRST_ELEMENT)
  const head = html.indexOf('<script type=application/json id=scripts>')
  if (start < 0 || head < 0) {
    throw new Error(
      `build${route}: found no ${start < 0 ? FIRST_ELEMENT : 'list of scripts'} in the page, expected one. Fix: compare config/html-template.ts with postbuild/steps/head/page-head.ts.`,
    )
  }
  const canonical = `<link rel=canonical href=${attribute(absolute(site, route))}>`
  const twin = `<link rel=alternate type=text/markdown href=${attribute(encodeURI(markdownAddress(route)))}>`
  const picture = `<meta property=og:image content=${absolute(site, previewAddress(areaOfRoute(route)))}><meta name=twitter:card content=summary_large_image>`
  const links = hasTwin ? canonical + twin + picture : ''
  return html.slice(0, head) + links + html.slice(head, start) + pointer + html.slice(start)
}
