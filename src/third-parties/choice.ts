/** A reader's choice about third-party services, and which services it covers. */
export type Choice = {
  allowed: boolean
  services: readonly string[]
  /** Whether the browser sent Global Privacy Control when the reader chose. */
  signalled: boolean
}

/** Where the choice is remembered. */
export const KEY = 'celo.third-parties'

/** Reads a stored choice. In: any value from storage. Out: undefined for anything that this site didn't write. */
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
 * The choice that applies now. Consent covers only the services it named, so a new one needs a new question. Global
 * Privacy Control counts as a refusal and overrides consent that was given without it.
 * @returns undefined if the reader has to be asked
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
