import { peerSite } from './peer-site'

/** Its classic theme has no built-in search, only a hosted one. */
export const docusaurus = peerSite({
  name: 'docusaurus',
  title: 'Docusaurus classic',
  pages: 'docs',
  built: 'build',
  leftovers: ['.docusaurus', 'node_modules/.cache'],
  programs: [['.bin/docusaurus', 'build']],
  frontMatter: (route) => ({ slug: route }),
  address: (_corpus, route) => route,
  environment: { DOCUSAURUS_DISABLE_TELEMETRY: '1' },
})
