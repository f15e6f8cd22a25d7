import { join, resolve } from 'node:path'

/** Folders of this check, absolute. The check is always started at the root of the repository. */
const root = resolve(process.cwd())

export const places = {
  root,
  docs: join(root, 'docs'),
  checks: join(root, 'checks/code'),
  stubs: join(root, 'checks/code/stubs'),
  facts: join(root, 'checks/code/facts'),
  receipts: join(root, 'receipts'),
  cache: join(root, '.cache/check-code'),
} as const

export type Base = 'main' | 'heavy-dependencies'

/** @returns the folder whose node_modules the programs of a base are checked against */
export const baseFolder = (base: Base): string =>
  base === 'main' ? places.checks : join(places.checks, 'heavy-dependencies')
