/** Sections of the site by the first part of the route: the groups that readers see in results (lvl0). */
const AREAS: Readonly<Record<string, string>> = {
  build: 'Build on Celo',
  integration: 'Build on Celo',
  cel2: 'Celo L2',
  cli: 'CLI',
  contracts: 'Contracts',
  developer: 'Tooling',
  network: 'Tooling',
  wallet: 'Tooling',
}

export const AREA_ORDER = ['What is Celo', 'Build on Celo', 'Tooling', 'Contracts', 'CLI', 'Celo L2'] as const

/** In: a route such as /cli/account. Out: its area; anything that's in no other area is about Celo itself. */
export function getArea(route: string): string {
  return AREAS[route.split('/')[1] ?? ''] ?? 'What is Celo'
}
