import { SITE_TITLE, TAGLINE } from './constants'

/** Where the site and its sources live. `SITE_URL` names another host, for a preview or a fork. */
export const site = {
  title: SITE_TITLE,
  tagline: TAGLINE,
  url: process.env.SITE_URL ?? 'https://docs.celo.org',
  baseUrl: '/',
  organizationName: 'celo-org',
  projectName: 'docs',
  favicon: 'img/favicon.svg',
}
