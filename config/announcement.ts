import { ANNOUNCEMENT_ID } from './constants'

/**
 * The statement is the specification's (section 1): a hardfork is coming. It names none, so it holds at any date: the
 * notice that it links to tells which upgrades are done and what they still ask of a node.
 * theme-common reads `content`; the theme draws its translated text and `link`, so that the link is checked.
 */
export const announcement = {
  id: ANNOUNCEMENT_ID,
  isCloseable: false as boolean,
  backgroundColor: '#18191A',
  textColor: '#ffffff',
  content: 'A hardfork is coming: keep your node ready.',
  link: { to: '/cel2/notices/eigenda-v2-upgrade' },
}
