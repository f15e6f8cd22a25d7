import type { TopicText } from '../../model/facts/schema/cli'
import type { CliData } from './load-cli-data'
import { flagMeaning } from './render-command'
import { code } from './render-words'
import { ownFlags } from './shared-flags'

/** The first flag of a topic that takes an amount in wei; undefined if it has none. */
function weiFlag(text: TopicText, data: CliData): string | undefined {
  return Object.keys(text.commands)
    .flatMap((name) => {
      const command = data.facts.commands[name]
      return command
        ? ownFlags(command).map((flag) => ({ flag, meaning: flagMeaning(name, flag, data) }))
        : []
    })
    .find(({ meaning }) => /\bwei\b/.test(meaning))?.flag
}

/** Import line and element of the unit converter, on pages with a flag that takes an amount in wei. */
export function renderConverter(text: TopicText, data: CliData): { imports: string[]; lines: string[] } {
  const flag = weiFlag(text, data)
  if (flag === undefined) return { imports: [], lines: [] }
  return {
    imports: ["import UnitConverter from '@site/src/components/UnitConverter/UnitConverter'", ''],
    lines: [
      '## Convert an amount to wei',
      '',
      `For a flag that takes an amount in wei, such as ${code(`--${flag}`)}, use the converter:`,
      '',
      '<UnitConverter />',
      '',
    ],
  }
}
