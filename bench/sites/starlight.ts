import { peerSite } from './peer-site'

/** Starlight requires a newer version of Node than this site; the npm package `node` provides one. */
export const starlight = peerSite({
  name: 'starlight',
  title: 'Starlight',
  pages: 'src/content/docs',
  built: 'dist',
  leftovers: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  programs: [['node/bin/node', 'node_modules/astro/bin/astro.mjs', 'build']],
  address: (_corpus, route) => (route === '/' ? '/' : `${route}/`),
  installScripts: true, // of the package node: it puts the program in its place
  environment: { ASTRO_TELEMETRY_DISABLED: '1' },
  search: { open: 'Control+k', hit: '.pagefind-ui__result-link' },
})
