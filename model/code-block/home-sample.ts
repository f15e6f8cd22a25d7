/** The program on the landing page. It stands in a file of its own, so its fence is written here. */
export const homeSample = {
  file: 'data/home-sample.ts.txt',
  route: '/',
  lang: 'ts',
  meta: 'title="pay-in-usdc.ts" check=typecheck',
} as const
