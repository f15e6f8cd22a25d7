// The published types for negotiator are for 0.6, which doesn't support a preferred order.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> })
    /** Media types that the client lists with a weight above 0, preferred ones first. */
    mediaTypes(): string[]
    /** The best of what is available; `preferred` decides between equal weights. */
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined
  }
}
