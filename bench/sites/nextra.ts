import { OWN_ANCHOR } from '../../postbuild/steps/markdown/heading-anchor'
import { hasPagesBelow } from '../corpus/corpus'
import { peerSite } from './peer-site'

/** Headings have IDs in its own form, because its table of contents would put their anchors into links. */
const adaptHeadings = (body: string) =>
  body.replaceAll(/^#+ .+$/gm, (heading) => heading.replace(OWN_ANCHOR, ' [#$1]'))

/** A static export of Next.js. Its theme looks for the search index that Pagefind writes after the build. */
export const nextra = peerSite({
  name: 'nextra',
  title: 'Nextra',
  pages: 'content',
  built: 'out',
  leftovers: ['.next'],
  programs: [
    ['.bin/next', 'build'],
    ['.bin/pagefind', '--site', 'out', '--output-subdir', '_pagefind'],
  ],
  titleInBody: true,
  adapt: adaptHeadings,
  frontMatter: (route, corpus): Record<string, boolean> =>
    route !== '/' && hasPagesBelow(corpus, route) ? { asIndexPage: true } : {},
  address: (_corpus, route) => route,
  environment: { NEXT_TELEMETRY_DISABLED: '1' },
  search: { open: 'Control+k', hit: '[role=listbox] [role=option]' },
})
