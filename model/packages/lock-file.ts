import { z } from 'zod'

const locked = z.looseObject({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
})

const lockFile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), locked) })

const wanted = z.record(z.string(), z.string())
const manifest = z.looseObject({
  name: z.string(),
  version: z.string().optional(),
  dependencies: wanted.default({}),
  devDependencies: wanted.default({}),
  optionalDependencies: wanted.default({}),
  /** A version for a package everywhere, or versions for one package's dependencies. */
  overrides: z.record(z.string(), z.union([z.string(), wanted])).default({}),
})

export type Manifest = z.infer<typeof manifest>

export type LockedPackage = z.infer<typeof locked> & {
  /** Where npm installs it, such as `node_modules/a/node_modules/b`. */
  place: string
  name: string
}

/** Reads package-lock.json. Out: every package from a registry, in file order, without the project itself. */
export function readLockFile(text: string): LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(text))
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, entry]) => ({ ...entry, place, name: place.replace(/^.*node_modules\//, '') }))
}

/** Reads package.json. */
export const readManifest = (text: string): Manifest => manifest.parse(JSON.parse(text))
