import { COPYRIGHT_YEAR } from './constants'
import { repository } from './repository'

const calendar = 'https://calendar.google.com/calendar/u/0'

export const footer = {
  style: 'dark' as const,
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Home', to: '/' },
        { label: 'Docs GitHub', href: repository },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Contributors', to: '/what-is-celo/joining-celo' },
        { label: 'Forum', href: 'https://forum.celo.org/' },
        { label: 'Discord', href: 'https://chat.celo.org' },
        { label: 'X', href: 'https://x.com/Celo' },
        { label: 'Reddit', href: 'https://www.reddit.com/r/celo/' },
        { label: 'Celo Signal Mailing List', href: 'https://share.hsforms.com/1Qrhush1vSA2WIamd_yL4ow53n4j' },
        {
          label: 'Celo Signal Calendar',
          href: `${calendar}/embed?src=c_9su6ich1uhmetr4ob3sij6kaqs@group.calendar.google.com`,
        },
        {
          label: 'Community Calendar',
          href: `${calendar}/r?cid=c_asn0b4c1emdgsq3urlh2ei2dig@group.calendar.google.com`,
        },
      ],
    },
    {
      title: 'Ecosystem',
      items: [
        { label: 'Celo Foundation', href: 'https://celo.org' },
        { label: 'Medium Blog', href: 'https://medium.com/celoorg' },
        { label: 'The Celo', href: 'https://thecelo.com/' },
        { label: 'Celo Hub', href: 'https://celohub.org/' },
        { label: 'Careers', href: 'https://celo.org/careers' },
      ],
    },
  ],
  /** Beside the copyright line: what this site says of itself. */
  about: [
    { label: 'Accessibility', to: '/status/accessibility' },
    { label: 'How we test this site', to: '/status/trust' },
  ],
  copyright: `© ${COPYRIGHT_YEAR}, Celo Foundation, Inc.`,
}
