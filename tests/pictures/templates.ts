/** A page for each template, by the name used for its screenshots. */
export const TEMPLATES = {
  home: '/',
  section: '/developer',
  tutorial: '/build/quickstart',
  'how-to': '/developer/fee-abstraction/pay-fee-in-usdc',
  concept: '/cel2/fault-proofs',
  reference: '/cli/election',
  notice: '/cel2/notices/jovian-upgrade',
  search: '/search?q=forno',
  showcase: '/showcase',
  glossary: '/glossary',
  'not-found': '/there-is-no-such-page',
} as const
