import { type Origins, parseOrigins } from './third-party-origins'
import {
  checkNames,
  type Environment,
  ORIGIN_VARIABLES,
  readVariable,
  type VariableName,
} from './third-party-variables'

export type Assistant = {
  script: string
  /** Public: it's in every page. */
  token: string
  /** Attribute that the script reads the token from. */
  attribute: string
  /** Id of an element that the script looks for. */
  element?: string
}

/**
 * Services of the specification (section 1). Each is off unless its variables are set: unset means no request and no
 * markup. `.env.example` documents them.
 */
export type ThirdParties = {
  assistant?: Assistant
  analyticsId?: string
  tagManagerId?: string
  formsScript?: string
  search?: { appId: string; apiKey: string; indexName: string; insights?: true }
  /** Origins beside those of the scripts, by the variable that names them. */
  origins?: Partial<Record<(typeof ORIGIN_VARIABLES)[number], Origins>>
}

type Read = (name: VariableName) => string | undefined

function readAssistant(value: Read): Assistant | undefined {
  const [script, token] = [value('CELO_ASSISTANT_SCRIPT'), value('CELO_ASSISTANT_TOKEN')]
  const attribute = value('CELO_ASSISTANT_ATTRIBUTE') ?? 'data-token'
  const element = value('CELO_ASSISTANT_ELEMENT')
  return script && token ? { script, token, attribute, ...(element && { element }) } : undefined
}

function readSearch(value: Read): ThirdParties['search'] {
  const [appId, apiKey] = [value('CELO_SEARCH_APP_ID'), value('CELO_SEARCH_API_KEY')]
  const indexName = value('CELO_SEARCH_INDEX') ?? 'celo'
  const insights = value('CELO_SEARCH_INSIGHTS') === 'on'
  return appId && apiKey ? { appId, apiKey, indexName, ...(insights && { insights }) } : undefined
}

function readOrigins(value: Read): ThirdParties['origins'] {
  const named = ORIGIN_VARIABLES.flatMap((name) => {
    const text = value(name)
    return text ? [[name, parseOrigins(name, text)] as const] : []
  })
  return named.length > 0 ? Object.fromEntries(named) : undefined
}

/**
 * Reads the services from environment variables.
 * @throws with the variable's name, what was found, what was expected and the fix, when a name or a value is wrong.
 */
export function readThirdParties(env: Environment): ThirdParties {
  checkNames(env)
  const value: Read = (name) => readVariable(env, name)
  return {
    assistant: readAssistant(value),
    analyticsId: value('CELO_ANALYTICS_ID'),
    tagManagerId: value('CELO_TAG_MANAGER_ID'),
    formsScript: value('CELO_FORMS_SCRIPT'),
    search: readSearch(value),
    origins: readOrigins(value),
  }
}
