/** What a reader said to the services of others, and to which of them. */
export type Choice = {
  allowed: boolean
  services: readonly string[]
  /** Whether the browser sent Global Privacy Control when the reader chose. */
  signalled: boolean
}

/** Where the choice is remembered. */
export const KEY = 'celo.third-parties'

/** Reads a stored choice. In: whatever storage holds. Out: undefined for anything that this site did not write. */
export function parseChoice(stored: string | null): Choice | undefined {
  try {
    const { allowed, services, signalled } = JSON.parse(stored ?? 'null') as Record<string, unknown>
    const isList = Array.isArray(services) && services.every((name) => typeof name === 'string')
    if (typeof allowed !== 'boolean' || typeof signalled !== 'boolean' || !isList) return undefined
    return { allowed, signalled, services: services as string[] }
  } catch {
    return undefined
  }
}

/**
 * What holds now. Consent is for the services it named: a new one is asked about again. Global Privacy Control counts as
 * a refusal, and outdoes consent that was given without it.
 * @returns undefined when the reader is to be asked
 */
export function standingChoice(
  stored: Choice | undefined,
  configured: readonly string[],
  signalled: boolean,
): boolean | undefined {
  if (stored?.allowed === false) return false
  const coversAll = configured.every((name) => stored?.services.includes(name))
  if (stored && coversAll && (stored.signalled || !signalled)) return true
  return signalled ? false : undefined
}
