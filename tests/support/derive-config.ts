import type { Config } from '@docusaurus/types'

type PluginPair = [string, object]

/**
 * A site with the theme and plugins of another over other pages, for tests and the bench.
 * In: its configuration, and options by the name of the plugin that takes them instead of its own.
 */
export function deriveConfig(base: Config, swapped: Readonly<Record<string, object>>): Config {
  return {
    ...base,
    onBrokenLinks: 'ignore', // the shell links to pages that only the product has
    plugins: (base.plugins as PluginPair[]).map(
      ([name, options]): PluginPair => [name, swapped[name] ?? options],
    ),
  }
}
