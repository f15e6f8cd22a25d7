/** What the checks need from the registry in data/. */
export interface Facts {
  /** Text readers see for a path such as `chains.celo.blockTime`; throws when the path is unknown. */
  getText(path: string): string
  /** Full address; throws if the registry has none with that name, network and role. */
  findAddress(query: { of: string; network: string; role: string }): string
  /** Name of a network id; throws when it is unknown. */
  networkName(id: string): string
  /** URLs of the networks: endpoints, explorers, faucets, bridges. */
  urls: ReadonlyArray<{ path: string; url: string; endpoint: boolean }>
  /** Names of packages and images in `versions.`, with the path of each version. */
  versions: ReadonlyMap<string, string>
  /** Whether a path leads to a record. */
  has(path: string): boolean
}
