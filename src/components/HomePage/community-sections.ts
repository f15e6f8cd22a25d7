// Lists of the landing page for people who grow a project or join.
import { translate } from '@docusaurus/Translate'
import type { IndexEntry } from '../IndexRow/IndexRow'

/** Section "Grow your project". */
export function growYourProject(): IndexEntry[] {
  return [
    {
      to: ['/build/fund-your-project'],
      title: translate({ id: 'home.grow.funding.title', message: 'Funding' }),
      text: translate({ id: 'home.grow.funding.text', message: 'Find grants and funding programs' }),
    },
    {
      to: ['/developer/launch-checklist'],
      title: translate({ id: 'home.grow.launch.title', message: 'Launch checklist' }),
      text: translate({ id: 'home.grow.launch.text', message: 'Prepare your app for mainnet' }),
    },
    {
      to: ['/integration/checklist', '/integration'],
      title: translate({ id: 'home.grow.integration.title', message: 'Integration' }),
      text: translate({ id: 'home.grow.integration.text', message: 'Guides for exchanges and custodians' }),
    },
    {
      to: ['/build/support'],
      title: translate({ id: 'home.grow.support.title', message: 'Support' }),
      text: translate({ id: 'home.grow.support.text', message: 'Get help from the team and community' }),
    },
  ]
}

/** Section "Join the ecosystem". */
export function joinTheEcosystem(): IndexEntry[] {
  return [
    {
      to: ['/showcase'],
      title: translate({ id: 'home.section5.showcase.title', message: 'Showcase' }),
      text: translate({ id: 'home.section5.showcase.text', message: 'Explore apps built on Celo' }),
    },
    {
      to: ['https://forum.celo.org/'],
      title: translate({ id: 'home.section5.forum.title', message: 'Forum' }),
      text: translate({ id: 'home.section5.forum.text', message: 'Discuss proposals and ideas' }),
    },
    {
      to: ['/what-is-celo/using-celo/protocol/governance/overview'],
      title: translate({ id: 'home.section5.governance.title', message: 'Governance' }),
      text: translate({ id: 'home.section5.governance.text', message: 'See how proposals are decided' }),
    },
    {
      to: ['https://celo.lemonade.social/'],
      title: translate({ id: 'home.section5.events.title', message: 'Events' }),
      text: translate({ id: 'home.section5.events.text', message: 'Join hackathons and workshops' }),
    },
    {
      to: ['https://x.com/CeloDevs'],
      title: translate({ id: 'home.section5.news.title', message: 'CeloDevs on X' }),
      text: translate({ id: 'home.section5.news.text', message: 'Follow developer news' }),
    },
  ]
}
