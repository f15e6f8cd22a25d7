/** The samples on the landing page: a tab for each heading of the second level. They have a file of their own. */
export const homeSample = { file: 'data/home-samples.md', route: '/' } as const
