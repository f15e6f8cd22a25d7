import type { FenceRules } from './fence-reader'

/** One class of checks: all that authors, the checker and readers need to know of it, apart from how it's checked. */
export interface CheckClassDefinition<Key extends string = string> extends FenceRules<Key> {
  /** What the check does with a block, as a sentence without a subject. CONTRIBUTING lists it for authors. */
  readonly meaning: string
  /** Blocks of one title are one file, in order. */
  readonly joined?: true
  /** Its files go into the page's folder, where code can import them: all of them, or only those in JSON. */
  readonly inFolder?: 'code' | 'json'
  /** The line below a page's title, if no class above it has files on the page. `tool` is the page's first tool. */
  readonly claim?: (tool: string | undefined) => { done: string; with: string }
  /** What the panel at the end of the page says. Classes that share the function are counted together. */
  readonly panel?: (files: number) => string
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const claimChecked = (tool: string | undefined) => ({
  done: 'Code checked',
  with: tool ? ` with ${tool}` : '',
})
const countChecked = (files: number) => `${plural(files, 'sample')} compiled or type-checked.`

/** The strongest first. How each is checked is in checks/code/check-classes.ts. */
const definitions = {
  run: {
    meaning: 'Runs the script on a local Celo-mode chain',
    languages: ['ts', 'js'],
    // `chain` selects the local chain, and `using` an older major version, such as "ethers@5.8.0". `live` lets readers
    // run the block on the page, and lists the values that they can change.
    keys: ['chain', 'using', 'live'],
    values: { chain: ['celo', 'celo-sepolia'] },
    joined: true,
    inFolder: 'code',
    claim: (tool) => ({ done: 'Tested', with: ` with ${tool ?? 'its own samples'} on a local chain` }),
    panel: (files) => `${plural(files, 'script')} run from start to finish on a local chain.`,
  },
  typecheck: {
    meaning: 'Type-checks it in strict mode against the pinned packages',
    languages: ['ts', 'tsx', 'js', 'jsx'],
    keys: ['using'],
    joined: true,
    inFolder: 'code',
    claim: claimChecked,
    panel: countChecked,
  },
  compile: {
    meaning: 'Compiles Solidity',
    languages: ['solidity'],
    keys: [],
    joined: true,
    claim: claimChecked,
    panel: countChecked,
  },
  shell: {
    meaning: 'Validates commands, flags and packages',
    languages: ['sh', 'bash'],
    keys: [],
    claim: () => ({ done: 'Commands checked', with: '' }),
    panel: () => 'Command names and flags checked.',
  },
  parse: {
    meaning: 'Parses JSON, YAML or TOML',
    languages: ['json', 'yaml', 'toml'],
    keys: [],
    inFolder: 'json',
    panel: (files) => `${plural(files, 'configuration file')} parsed.`,
  },
  output: {
    meaning: 'Compares it with the output of the run that `from` refers to',
    keys: ['from', 'reason'],
    needs: {
      from: 'the title of a script with check=run on this page',
      reason: 'why it was not run',
    },
  },
  illustrative: {
    meaning: "Doesn't check it; `reason` explains why",
    keys: ['reason'],
    needs: { reason: 'why this block cannot be checked' },
  },
} as const satisfies Record<string, CheckClassDefinition>

export type CheckClass = keyof typeof definitions
/** A key that only some classes take. */
export type ClassKey = (typeof definitions)[CheckClass]['keys'][number]

export const checkClasses: Readonly<Record<CheckClass, CheckClassDefinition<ClassKey>>> = definitions
export const checkClassNames = Object.keys(definitions) as readonly CheckClass[]
