import { didYouMean } from '../nearest'

/** A sentence that offers near paths or names of the registry, or says where the list is. */
export function suggestPath(wanted: string, known: Iterable<string>): string {
  const near = didYouMean(wanted, known)
  return near === '' ? 'Run `npm run facts -- list` for all paths.' : near.replace('did', 'Did')
}
