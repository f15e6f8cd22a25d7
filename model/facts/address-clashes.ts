import type { Diagnostic } from '../diagnostic'
import type { Registry } from './entries'

interface Held {
  path: string
  file: string
  keys: readonly string[]
  network: string
  address: string
  sameAs?: string
}

const isDeployment = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && 'checkedOn' in value

interface RecordFile {
  file: string
  /** first step of its facts' paths */
  prefix: string
  /** fields that hold an address */
  roles: readonly string[]
}

function listHeld(records: object, { file, prefix, roles }: RecordFile): Held[] {
  return Object.entries(records).flatMap(([name, record]) =>
    Object.entries(record as object).flatMap(([network, deployment]) => {
      if (!isDeployment(deployment)) return []
      return roles.flatMap((role) => {
        const address = deployment[role]
        if (!address) return []
        const step = role === 'fee-adapter' ? '.fee-adapter' : ''
        const path = `${prefix}.${name}.${network}${step}`
        const sameAs = deployment.sameAs
        return [{ path, file, keys: [name, network, role], network, address, ...(sameAs ? { sameAs } : {}) }]
      })
    }),
  )
}

/**
 * An address must not have two roles on one network, unless the second record declares it with `sameAs`.
 * In: the registry and a way to find lines. Out: a problem for each undeclared duplicate.
 */
export function findClashes(
  registry: Registry,
  lineAt: (file: string, keys: readonly string[]) => number,
): Diagnostic[] {
  const all = [
    ...listHeld(registry.tokens, {
      file: 'data/tokens.json',
      prefix: 'tokens',
      roles: ['token', 'fee-adapter'],
    }),
    ...listHeld(registry.contracts, { file: 'data/contracts.json', prefix: 'contracts', roles: ['address'] }),
  ]
  const byPath = new Map(all.map((held) => [held.path, held]))
  const owner = new Map<string, Held>()
  return all.flatMap((held) => {
    const key = `${held.network} ${held.address.toLowerCase()}`
    const target = held.sameAs ? byPath.get(held.sameAs) : undefined
    if (target && target.address === held.address && target.network === held.network) return []
    const first = owner.get(key)
    owner.set(key, first ?? held)
    if (!first && !held.sameAs) return []
    const expected = held.sameAs
      ? `the same address at ${held.sameAs}`
      : `an address that no other record has on ${held.network}; ${first?.path} has it`
    const fix = held.sameAs
      ? 'Correct `sameAs`, or remove it.'
      : `If both roles are right, add "sameAs": "${first?.path}" to this record.`
    return [
      {
        file: held.file,
        line: lineAt(held.file, held.keys),
        field: held.path,
        found: held.address,
        expected,
        fix,
      },
    ]
  })
}
