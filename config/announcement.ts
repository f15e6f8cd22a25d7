import { ANNOUNCEMENT_ID } from './constants'

/**
 * The wording is the specification's (section 1): a hardfork is coming. The notice it links to gives the real dates.
 * theme-common reads `content`; the theme draws its translated text and `link`, so that the link is checked.
 */
export const announcement = {
  id: ANNOUNCEMENT_ID,
  isCloseable: false as boolean,
  backgroundColor: '#18191A',
  textColor: '#ffffff',
  content: 'The Ice Cream hardfork is coming.',
  link: { to: '/cel2/notices/eigenda-v2-upgrade' },
}
