import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** What npm allows as a new package's name, without a scope. */
const NAME = /^[a-z0-9][a-z0-9._-]{0,213}$/
const ALLOWED = ['.git', '.DS_Store']

/** Why the app can't be created in a folder, or nothing. */
export function findFault(folder: string): string | undefined {
  const name = path.basename(path.resolve(folder))
  if (!NAME.test(name))
    return `folder: found "${name}", expected a name of lowercase letters, digits, hyphens, dots and underscores. Fix: npx … my-app`
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory())
    return `${folder}: found a file, expected a new or empty folder. Fix: choose another name.`
  const [first] = readdirSync(folder).filter((one) => !ALLOWED.includes(one))
  return first
    ? `${folder}: found ${first}, expected a new or empty folder. Fix: choose another name.`
    : undefined
}
