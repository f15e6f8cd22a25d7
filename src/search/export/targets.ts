import { z } from 'zod'
import type { ExportedRecord } from './algolia-records'

/** One request of a push. */
export interface PushRequest {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A service that records are pushed to. */
export interface Target {
  readonly name: string
  /** Request for one batch of records. */
  readonly batch: (records: readonly ExportedRecord[]) => PushRequest
  /** What's wrong in a response with status 200; undefined if all records were accepted. */
  readonly faultIn: (answer: string) => string | undefined
}

const shapes = {
  SEARCH_PUSH_URL: [z.url({ protocol: /^https?$/ }), 'an http or https address'],
  SEARCH_PUSH_APP_ID: [z.string().regex(/^[A-Za-z0-9]{1,32}$/), 'an application ID'],
  SEARCH_PUSH_KEY: [z.string().min(1), 'a key with write access'],
  SEARCH_PUSH_INDEX: [z.string().regex(/^[\w.-]{1,64}$/), 'an index name: up to 64 letters, digits, . _ -'],
} as const

type Name = keyof typeof shapes
type Environment = Readonly<Record<string, string | undefined>>

function required(env: Environment, name: Name): string {
  const found = env[name] ?? ''
  const [schema, expected] = shapes[name]
  if (schema.safeParse(found).success) return found
  const shown = name === 'SEARCH_PUSH_KEY' ? 'none' : JSON.stringify(found)
  throw new Error(`${name}: found ${shown}, expected ${expected}. Set it in the environment.`)
}

function algolia(env: Environment): Target {
  const appId = required(env, 'SEARCH_PUSH_APP_ID')
  const origin = env.SEARCH_PUSH_URL ? required(env, 'SEARCH_PUSH_URL') : `https://${appId}.algolia.net`
  const index = required(env, 'SEARCH_PUSH_INDEX')
  const headers = {
    'content-type': 'application/json',
    'x-algolia-application-id': appId,
    'x-algolia-api-key': required(env, 'SEARCH_PUSH_KEY'),
  }
  return {
    name: `Algolia, index ${index}`,
    batch: (records) => ({
      method: 'POST',
      url: `${origin}/1/indexes/${index}/batch`,
      headers,
      body: JSON.stringify({ requests: records.map((body) => ({ action: 'updateObject', body })) }),
    }),
    faultIn: (answer) => (answer.includes('"objectIDs"') ? undefined : `found ${answer.slice(0, 200)}`),
  }
}

function typesense(env: Environment): Target {
  const origin = required(env, 'SEARCH_PUSH_URL')
  const index = required(env, 'SEARCH_PUSH_INDEX')
  const headers = { 'content-type': 'text/plain', 'x-typesense-api-key': required(env, 'SEARCH_PUSH_KEY') }
  return {
    name: `Typesense, collection ${index}`,
    batch: (records) => ({
      method: 'POST',
      url: `${origin}/collections/${index}/documents/import?action=upsert`,
      headers,
      body: records.map((record) => JSON.stringify({ ...record, id: record.objectID })).join('\n'),
    }),
    faultIn: (answer) => answer.split('\n').find((line) => line !== '' && !line.includes('"success":true')),
  }
}

const targets: Readonly<Record<string, (env: Environment) => Target>> = { algolia, typesense }

/**
 * The service that SEARCH_PUSH_TO selects; undefined if it's not set.
 * @throws Error naming the variable, its value, what was expected and the fix.
 */
export function readTarget(env: Environment): Target | undefined {
  const name = env.SEARCH_PUSH_TO
  if (!name) return undefined
  const make = targets[name]
  if (make) return make(env)
  throw new Error(
    `SEARCH_PUSH_TO: found ${JSON.stringify(name)}, expected ${Object.keys(targets).join(' or ')}. Fix it, or unset it.`,
  )
}
