/** What a service asks of an origin, and the directive of the content security policy that allows it. */
export const ORIGIN_KINDS = {
  script: 'script-src',
  connect: 'connect-src',
  frame: 'frame-src',
  style: 'style-src',
  image: 'img-src',
  font: 'font-src',
  form: 'form-action',
} as const

export type OriginKind = keyof typeof ORIGIN_KINDS
export type Origins = Partial<Record<OriginKind, readonly string[]>>

/** In place of an origin of styles: style elements and style attributes that the service writes into the page. */
export const INLINE = 'inline'

const ORIGIN = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/
const SOCKET = /^wss:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/
const EXAMPLE = 'connect https://api.example.com; frame https://chat.example.com; style inline'

const isKind = (word: string): word is OriginKind => Object.hasOwn(ORIGIN_KINDS, word)

function isAllowed(kind: OriginKind, word: string): boolean {
  if (kind === 'style' && word === INLINE) return true
  return ORIGIN.test(word) || (kind === 'connect' && SOCKET.test(word))
}

function expectedAfter(kind: OriginKind): string {
  if (kind === 'connect') return 'an https or wss origin'
  return kind === 'style' ? `an https origin, or ${INLINE}` : 'an https origin'
}

/** The origin within an address that has too much around it, for the fix. */
function originWithin(word: string): string | undefined {
  const found = URL.canParse(word) ? new URL(word).origin : ''
  return ORIGIN.test(found) || SOCKET.test(found) ? found : undefined
}

interface Refusal {
  found: string
  expected: string
  fix?: string | undefined
}

function fail(name: string, { found, expected, fix = `write it like ${EXAMPLE}` }: Refusal): never {
  throw new Error(`${name}: found ${found}; expected ${expected}. Fix: ${fix}; see .env.example.`)
}

/**
 * Reads the origins that a service needs beside that of its script.
 * In: the variable's name, for messages, and its text: kinds with their origins, such as
 * `connect https://api.example.com wss://live.example.com; style inline`. Out: the origins by kind.
 * @throws with the variable, what it holds, what was expected and the fix
 */
export function parseOrigins(name: string, text: string): Origins {
  const origins: Partial<Record<OriginKind, string[]>> = {}
  for (const group of text.split(';').map((part) => part.trim())) {
    if (!group) continue
    const [kind = '', ...words] = group.split(/\s+/)
    if (!isKind(kind))
      fail(name, { found: JSON.stringify(kind), expected: `one of ${Object.keys(ORIGIN_KINDS).join(', ')}` })
    if (words.length === 0) fail(name, { found: `nothing after ${kind}`, expected: expectedAfter(kind) })
    for (const word of words) {
      if (isAllowed(kind, word)) continue
      const origin = originWithin(word)
      const fix = origin && isAllowed(kind, origin) ? `write ${origin}` : undefined
      fail(name, { found: `${JSON.stringify(word)} after ${kind}`, expected: expectedAfter(kind), fix })
    }
    origins[kind] = [...(origins[kind] ?? []), ...words]
  }
  return origins
}
