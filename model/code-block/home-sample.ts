/** The samples on the landing page: a tab for each second-level heading. They're in a separate file. */
export const homeSample = { file: 'data/home-samples.md', route: '/' } as const
