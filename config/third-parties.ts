import { z } from 'zod'

/**
 * Services of the specification (section 1). Each is off unless its variables are set: unset means no request and no
 * markup. `.env.example` documents them.
 */
const scriptUrl = z.url({ protocol: /^https$/ })

const shapes = {
  CELO_ASSISTANT_SCRIPT: [scriptUrl, 'an https address of the assistant’s script'],
  CELO_ASSISTANT_TOKEN: [
    z.string().regex(/^[\w.-]{8,512}$/),
    'the public token: 8 to 512 letters, digits, . _ -',
  ],
  CELO_ANALYTICS_ID: [
    z.string().regex(/^(G|UA|AW)-[A-Z0-9-]{4,20}$/),
    'a measurement id such as G-XXXXXXXXXX',
  ],
  CELO_TAG_MANAGER_ID: [z.string().regex(/^GTM-[A-Z0-9]{4,12}$/), 'a container id such as GTM-XXXXXXX'],
  CELO_FORMS_SCRIPT: [scriptUrl, 'an https address of the marketing-forms script'],
  CELO_SEARCH_APP_ID: [
    z.string().regex(/^[A-Z0-9]{10}$/),
    'an application id: ten capital letters and digits',
  ],
  CELO_SEARCH_API_KEY: [z.string().regex(/^[a-f0-9]{32}$/), 'a search-only key: 32 hexadecimal digits'],
  CELO_SEARCH_INSIGHTS: [z.literal('on'), 'on'],
  CELO_SEARCH_INDEX: [z.string().regex(/^[\w.-]{1,64}$/), 'an index name: up to 64 letters, digits, . _ -'],
} as const

type Name = keyof typeof shapes

/** Variables that only work together. */
const pairs: [Name, Name][] = [
  ['CELO_ASSISTANT_SCRIPT', 'CELO_ASSISTANT_TOKEN'],
  ['CELO_ASSISTANT_TOKEN', 'CELO_ASSISTANT_SCRIPT'],
  ['CELO_SEARCH_APP_ID', 'CELO_SEARCH_API_KEY'],
  ['CELO_SEARCH_API_KEY', 'CELO_SEARCH_APP_ID'],
  ['CELO_SEARCH_INSIGHTS', 'CELO_SEARCH_APP_ID'],
]

export type ThirdParties = {
  assistant?: { script: string; token: string }
  analyticsId?: string
  tagManagerId?: string
  formsScript?: string
  search?: { appId: string; apiKey: string; indexName: string; insights?: true }
}

/**
 * Reads the services from environment variables.
 * @throws with the variable's name, what it holds, the expected form and the mend, when a value is malformed.
 */
export function readThirdParties(env: Record<string, string | undefined>): ThirdParties {
  const value = (name: Name) => checked(name, env[name])
  for (const [one, other] of pairs) {
    if (env[one] && !env[other]) {
      throw new Error(`${one} is set without ${other}. Set both, or neither; see .env.example.`)
    }
  }
  const script = value('CELO_ASSISTANT_SCRIPT')
  const token = value('CELO_ASSISTANT_TOKEN')
  const appId = value('CELO_SEARCH_APP_ID')
  const apiKey = value('CELO_SEARCH_API_KEY')
  const indexName = value('CELO_SEARCH_INDEX') ?? 'celo'
  const insights = value('CELO_SEARCH_INSIGHTS') === 'on'
  return {
    assistant: script && token ? { script, token } : undefined,
    analyticsId: value('CELO_ANALYTICS_ID'),
    tagManagerId: value('CELO_TAG_MANAGER_ID'),
    formsScript: value('CELO_FORMS_SCRIPT'),
    search: appId && apiKey ? { appId, apiKey, indexName, ...(insights && { insights }) } : undefined,
  }
}

function checked(name: Name, found: string | undefined): string | undefined {
  if (!found) return undefined
  const [schema, expected] = shapes[name]
  if (schema.safeParse(found).success) return found
  throw new Error(
    `${name}: found ${JSON.stringify(found)}; expected ${expected}. Mend it, or unset it; see .env.example.`,
  )
}
