import { z } from 'zod'

/** Without a name or password: browsers don't load such an address, and every reader could read them. */
const scriptUrl = z
  .url({ protocol: /^https$/ })
  .refine((url) => URL.canParse(url) && new URL(url).username + new URL(url).password === '')
const text = z.string().min(1)

/** Each variable of a service: its schema, and the words that a message uses for what was expected. */
export const VARIABLES = {
  CELO_ASSISTANT_SCRIPT: [
    scriptUrl,
    'an https address of the assistant’s script, without a name or password',
  ],
  CELO_ASSISTANT_TOKEN: [
    z.string().regex(/^[\w.-]{8,512}$/),
    'the public token: 8 to 512 letters, digits, . _ -',
  ],
  CELO_ASSISTANT_ATTRIBUTE: [
    z.string().regex(/^data-[a-z][a-z0-9-]{0,40}$/),
    'the attribute that the assistant reads its token from, such as data-api-key',
  ],
  CELO_ASSISTANT_ELEMENT: [
    z.string().regex(/^[A-Za-z_][\w-]{0,63}$/),
    'the id of the element that the assistant looks for: letters, digits, _ -',
  ],
  CELO_ASSISTANT_ORIGINS: [text, 'kinds and their origins'],
  CELO_ANALYTICS_ID: [
    z.string().regex(/^(G|UA|AW)-[A-Z0-9-]{4,20}$/),
    'a measurement id such as G-XXXXXXXXXX',
  ],
  CELO_ANALYTICS_ORIGINS: [text, 'kinds and their origins'],
  CELO_TAG_MANAGER_ID: [z.string().regex(/^GTM-[A-Z0-9]{4,12}$/), 'a container id such as GTM-XXXXXXX'],
  CELO_TAG_MANAGER_ORIGINS: [text, 'kinds and their origins'],
  CELO_FORMS_SCRIPT: [
    scriptUrl,
    'an https address of the marketing-forms script, without a name or password',
  ],
  CELO_FORMS_ORIGINS: [text, 'kinds and their origins'],
  CELO_SEARCH_APP_ID: [
    z.string().regex(/^[A-Z0-9]{10}$/),
    'an application id: ten capital letters and digits',
  ],
  CELO_SEARCH_API_KEY: [z.string().regex(/^[a-f0-9]{32}$/), 'a search-only key: 32 hexadecimal digits'],
  CELO_SEARCH_INSIGHTS: [z.literal('on'), 'on'],
  CELO_SEARCH_INDEX: [z.string().regex(/^[\w.-]{1,64}$/), 'an index name: up to 64 letters, digits, . _ -'],
} as const

export type VariableName = keyof typeof VARIABLES

/** The variables that name further origins of a service. */
export const ORIGIN_VARIABLES = [
  'CELO_ASSISTANT_ORIGINS',
  'CELO_ANALYTICS_ORIGINS',
  'CELO_TAG_MANAGER_ORIGINS',
  'CELO_FORMS_ORIGINS',
] as const satisfies VariableName[]

/** A variable, and another that it's of no use without. */
const NEEDS: [VariableName, VariableName][] = [
  ['CELO_ASSISTANT_SCRIPT', 'CELO_ASSISTANT_TOKEN'],
  ['CELO_ASSISTANT_TOKEN', 'CELO_ASSISTANT_SCRIPT'],
  ['CELO_ASSISTANT_ATTRIBUTE', 'CELO_ASSISTANT_SCRIPT'],
  ['CELO_ASSISTANT_ELEMENT', 'CELO_ASSISTANT_SCRIPT'],
  ['CELO_ASSISTANT_ORIGINS', 'CELO_ASSISTANT_SCRIPT'],
  ['CELO_ANALYTICS_ORIGINS', 'CELO_ANALYTICS_ID'],
  ['CELO_TAG_MANAGER_ORIGINS', 'CELO_TAG_MANAGER_ID'],
  ['CELO_FORMS_ORIGINS', 'CELO_FORMS_SCRIPT'],
  ['CELO_SEARCH_APP_ID', 'CELO_SEARCH_API_KEY'],
  ['CELO_SEARCH_API_KEY', 'CELO_SEARCH_APP_ID'],
  ['CELO_SEARCH_INDEX', 'CELO_SEARCH_APP_ID'],
  ['CELO_SEARCH_INSIGHTS', 'CELO_SEARCH_APP_ID'],
]

const OURS = /^CELO_(?:ASSISTANT|ANALYTICS|TAG_MANAGER|FORMS|SEARCH)_/
const isKnown = (name: string): name is VariableName => Object.hasOwn(VARIABLES, name)

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Stops at a name that no service has, and at one that is set without another that it needs.
 * @throws with the variable's name, what was found, what was expected and the fix
 */
export function checkNames(env: Environment): void {
  for (const name of Object.keys(env).filter((key) => env[key] && OURS.test(key))) {
    if (isKnown(name)) continue
    const names = Object.keys(VARIABLES).join(', ')
    throw new Error(
      `${name}: found a variable that doesn't belong to a service; expected one of ${names}. Fix: correct its name, or unset it; see .env.example.`,
    )
  }
  for (const [one, other] of NEEDS) {
    if (env[one] && !env[other])
      throw new Error(
        `${one}: found it without ${other}; expected both or neither. Fix: set ${other}, or unset ${one}; see .env.example.`,
      )
  }
}

/**
 * The value of a variable; undefined where it's unset or empty.
 * @throws with the variable's name, what it holds, the expected form and the fix, when the value is malformed
 */
export function readVariable(env: Environment, name: VariableName): string | undefined {
  const found = env[name]
  if (!found) return undefined
  const [schema, expected] = VARIABLES[name]
  if (schema.safeParse(found).success) return found
  throw new Error(
    `${name}: found ${JSON.stringify(found)}; expected ${expected}. Fix: correct it, or unset it; see .env.example.`,
  )
}
