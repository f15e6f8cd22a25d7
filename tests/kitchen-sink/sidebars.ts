import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

const sidebars: SidebarsConfig = {
  whatisCeloSidebar: [
    'index',
    {
      type: 'category',
      label: 'Blocks',
      collapsed: true,
      items: ['blocks', 'long', 'headings'],
    },
    { type: 'category', label: 'Second group', collapsed: true, items: ['images', 'charts', 'unlisted'] },
    {
      type: 'category',
      label: 'Third group',
      link: { type: 'doc', id: 'unlisted-group' },
      items: ['group-page'],
    },
    { type: 'link', label: 'Elsewhere', href: 'https://celo.org' },
  ],
}

export default sidebars
