import { didYouMean } from '../nearest'

/** A sentence that suggests similar paths or names from the registry, or points to the list. */
export function suggestPath(wanted: string, known: Iterable<string>): string {
  const near = didYouMean(wanted, known)
  return near === '' ? 'Run `npm run facts -- list` for all paths.' : near.replace('did', 'Did')
}
