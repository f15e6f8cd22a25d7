import { delimiter, join } from 'node:path'

/** Variables that say how this machine reaches the network; readers have theirs too. */
const NETWORK =
  /^(?:(?:https?|no|all)_proxy|node_extra_ca_certs|ssl_cert_\w+|curl_ca_bundle|npm_config_(?:registry|userconfig|cafile|\w*proxy))$/i

/** What a tutorial's commands are given. */
export interface EnvironmentParts {
  /** A home directory of its own, so that no settings or keys of the maintainer are read or changed. */
  home: string
  /** Kept between runs, so that packages are downloaded once. */
  npmCache: string
  /** Directories of programs that a page's reader has installed, such as Foundry. */
  programs: readonly string[]
  /** The key of the test account. */
  key: string
}

/** The variables of a reader's terminal, made from those of this process. Pure. */
export function makeEnvironment(
  own: Readonly<Record<string, string | undefined>>,
  { home, npmCache, programs, key }: EnvironmentParts,
): Record<string, string> {
  const kept = Object.entries(own).filter((entry): entry is [string, string] => NETWORK.test(entry[0]))
  return {
    ...Object.fromEntries(kept),
    PATH: [join(home, 'global/bin'), ...programs, withoutOwnPrograms(own['PATH'] ?? '')].join(delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    CI: '',
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
    npm_config_cache: npmCache,
    npm_config_prefix: join(home, 'global'), // where npm installs programs for the whole machine
    npm_config_yes: 'true', // npx asks before it downloads a program
    npm_config_update_notifier: 'false',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
    PRIVATE_KEY: key,
  }
}

/** npm puts this repository's own programs first in the search path; a reader doesn't have them. */
const withoutOwnPrograms = (path: string): string =>
  path
    .split(delimiter)
    .filter((folder) => !/node_modules/.test(folder))
    .join(delimiter)
