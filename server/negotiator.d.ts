// The published types of negotiator describe 0.6, which has no preferred order.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> })
    /** Media types that the client names with a weight above 0, its favorites first. */
    mediaTypes(): string[]
    /** The best of what is available; `preferred` decides between equal weights. */
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined
  }
}
