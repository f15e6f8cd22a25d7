import { type ClassKey, checkClasses } from './check-classes'
import { type FenceValues, makeFenceReader } from './fence-reader'

export type FenceMeta = FenceValues<ClassKey>

/** Reads the fences of this site's pages. */
export const fenceReader = makeFenceReader(checkClasses)
export const { readMeta, getClass } = fenceReader
