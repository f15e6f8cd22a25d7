// What the bundles that only some programs need have in common with the core of the worker.
import type { Pending } from './pending'

/** What a bundle gets from the worker. */
export interface Host {
  /** The `fetch` that a program had without the bundle. */
  readonly fetch: typeof fetch
  readonly pending: Pending
}

/** A bundle: modules by the name that programs import, and globals. */
export interface Provided {
  readonly modules: Readonly<Record<string, object>>
  readonly globals?: Readonly<Record<string, unknown>>
}

export type Provide = (host: Host) => Provided
