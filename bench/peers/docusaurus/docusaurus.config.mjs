export default {
  title: 'Celo Docs',
  url: 'https://docs.celo.org',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  markdown: { format: 'md' },
  presets: [
    ['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs' }, blog: false, pages: false }],
  ],
  themeConfig: { navbar: { title: 'Celo Docs' } },
}
