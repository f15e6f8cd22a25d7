import { issueUrl } from './repository'

export type NavLink = { label: string; to?: string; href?: string }
export type NavGroup = { label: string; items: NavLink[] }

/** Section links. Written relative in the specification; read from the base address, as there. */
const sections: NavLink[] = [
  { label: 'What is Celo', to: '/what-is-celo' },
  { label: 'Build on Celo', to: 'build/' },
  { label: 'Tooling', to: 'developer/' },
  { label: 'Celo L2', to: 'cel2/' },
]

const more: NavGroup = {
  label: 'More',
  items: [
    { label: 'Celo Ecosystem', href: 'https://celo.org/ecosystem' },
    { label: 'Celo Website', href: 'https://celo.org' },
    { label: 'Celo Discord', href: 'https://discord.com/invite/celo' },
  ],
}

const language: NavGroup = {
  label: 'English',
  items: [{ label: 'Help us translate', href: 'https://celo.crowdin.com/' }],
}

const support: NavGroup = {
  label: 'Support',
  items: [
    { label: 'View the Forum', href: 'https://forum.celo.org/' },
    { label: 'Leave Feedback', href: issueUrl },
  ],
}

/** In Docusaurus' shape, so that the hooks of theme-common (mobile menu) read it too. */
export const navbar = {
  title: 'Celo Docs',
  hideOnScroll: false,
  items: [
    ...sections.map((item) => ({ ...item, position: 'left' as const })),
    { ...more, type: 'dropdown' as const, position: 'left' as const },
    { ...language, type: 'dropdown' as const, position: 'right' as const },
    { ...support, type: 'dropdown' as const, position: 'right' as const },
    {
      label: 'GitHub repository',
      href: 'https://github.com/celo-org',
      position: 'right' as const,
      icon: 'github' as const,
    },
  ],
}
