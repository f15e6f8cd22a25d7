/** The kinds of values a reader can change; each has its own rules and wording. */
export type ValueKind = 'address' | 'amount' | 'whole number' | 'network'

/** A value of a sample that readers can change. */
export interface LiveValue {
  /** Its key, unique in the sample: the name in the code, with a number from the second use on. */
  readonly name: string
  /** Its label for readers, such as "Account". */
  readonly label: string
  readonly kind: ValueKind
  /** As in the sample, without quotes. */
  readonly text: string
  /** Where `text` starts in the code, in characters. */
  readonly start: number
}

/** Names that a network has in `viem/chains`, with its key in the registry. */
export const networkNames: Readonly<Record<string, 'celo' | 'celo-sepolia'>> = {
  celo: 'celo',
  celoSepolia: 'celo-sepolia',
}

const ADDRESS = String.raw`'(?<address>0x[0-9a-fA-F]{40})'`
const AMOUNT = String.raw`'(?<amount>\d+(?:\.\d+)?)'`
const WHOLE_NUMBER = String.raw`(?<whole>\d[\d_]*n)\b`

/** A literal after the name: `name = …`, `name: …` or `name(…`; a network before it: `celoSepolia as name`. */
const findUses = (code: string, name: string) =>
  [
    ...code.matchAll(
      new RegExp(
        String.raw`\b(?<network>${Object.keys(networkNames).join('|')}) as ${name}\b|\b${name}(?: = |: |\()(?:${ADDRESS}|${AMOUNT}|${WHOLE_NUMBER})`,
        'dg',
      ),
    ),
  ].map((match): Omit<LiveValue, 'name' | 'label'> => {
    const [group, text = ''] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)!
    const [start] = match.indices!.groups![group]!
    return { kind: group === 'whole' ? 'whole number' : (group as ValueKind), text, start }
  })

function parseEntry(entry: string, spec: string): [name: string, label: string] {
  const [, name, label] = /^\s*(\w+)\s*:\s*(\S.*?)\s*$/.exec(entry) ?? []
  if (name && label) return [name, label]
  throw new Error(
    `live="${spec}": found "${entry.trim()}", expected "name: What readers call it". Fix: separate the values by semicolons, for example live="account: Account; token: Token".`,
  )
}

/**
 * The values that readers can change, in the order in which they're listed.
 * @param code of the sample, with facts filled in
 * @param spec the text of `live` on its fence, such as "account: Account; usdm: Token"; a name that's listed again
 * refers to its next use in the code
 * @throws if a name isn't followed by an address, an amount in quotes or a whole number such as 5n
 */
export function locateValues(code: string, spec: string): LiveValue[] {
  const counts = new Map<string, number>()
  const entries = spec.trim() === '' ? [] : spec.split(';')
  return entries.map((entry) => {
    const [name, label] = parseEntry(entry, spec)
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    const use = findUses(code, name)[count]
    if (use) return { name: count === 0 ? name : `${name}${count + 1}`, label, ...use }
    throw new Error(
      `live="${spec}": found ${count === 0 ? 'no' : `only ${count}`} use of "${name}" with a value, expected for example ${name} = '0x…', ${name}: '2.5', ${name}(5n) or celoSepolia as ${name}. Fix: correct the name, or write the value as a literal.`,
    )
  })
}
