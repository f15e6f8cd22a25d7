/** Distance from the top of the page in CSS pixels, at 1280 x 900 and at 390 x 800. */
export type Tops = readonly [desktop: number, phone: number]

export interface Place {
  readonly what: string
  readonly route: string
  readonly selector: string
  /** As drawn for the design. */
  readonly design: Tops
}

/** Where each template's substance starts. */
export const PLACES: readonly Place[] = [
  {
    what: 'how-to: content',
    route: '/developer/fee-abstraction/pay-fee-in-usdc',
    selector: '.prose > :first-child',
    design: [303, 350],
  },
  {
    what: 'how-to: first code',
    route: '/developer/fee-abstraction/pay-fee-in-usdc',
    selector: '.prose .code',
    design: [466, 535],
  },
  {
    what: 'CLI: list of commands',
    route: '/cli/transfer',
    selector: '.prose > :first-child',
    design: [285, 331],
  },
  { what: 'CLI: first sample', route: '/cli/transfer', selector: '.entry .code', design: [629, 1019] },
  {
    what: 'concept: diagram',
    route: '/developer/fee-abstraction',
    selector: '.prose .diagram',
    design: [464, 564],
  },
  { what: 'section: first card', route: '/build', selector: '.prose .card', design: [271, 328] },
  { what: 'home: first code', route: '/', selector: 'main .code', design: [178, 388] },
  {
    what: 'showcase: first entry',
    route: '/showcase',
    selector: 'main .site',
    design: [368, 445],
  },
]
