import { ANNOUNCEMENT_ID } from './constants'

/**
 * The wording is the specification's (section 1): a hardfork is coming. The notice it links to gives the real dates.
 * `content` is what theme-common reads; the theme draws `text` and `link` itself, so that the link is checked.
 */
export const announcement = {
  id: ANNOUNCEMENT_ID,
  isCloseable: false,
  backgroundColor: '#18191A',
  textColor: '#ffffff',
  content: 'The Ice Cream hardfork is coming.',
  text: 'The Ice Cream hardfork is coming.',
  link: { label: 'Learn about the EigenDA v2 upgrade', to: '/cel2/notices/eigenda-v2-upgrade' },
}
