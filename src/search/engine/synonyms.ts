import { stem } from './words'

/** Different words that readers use for the same thing. Full names are in the glossary instead. */
const GROUPS = [
  ['coin', 'token'],
  ['gas', 'fee'],
  ['cost', 'price', 'fee'],
  ['exchange', 'swap'],
  ['grant', 'fund'],
  ['endpoint', 'rpc'],
  ['test', 'testnet'],
  ['crypto', 'coin'],
  ['memo', 'comment'],
  ['treasury', 'fund'],
  ['stake', 'lock'],
  ['apy', 'yield', 'reward'],
  ['upgrade', 'migrate', 'move'],
  ['terminal', 'celocli', 'cli'],
  ['library', 'sdk'],
  ['leave', 'stop'],
  ['beginner', 'new', 'onboarding'],
  ['sell', 'cash', 'buy'],
  ['tx', 'transaction'],
  ['multisig', 'safe'],
  ['stuck', 'pending'],
  ['payroll', 'payout'],
  ['unstake', 'unlock'],
  ['deprecated', 'retired'],
  ['euro', 'eurm'],
  ['difference', 'compare'],
]

const bySynonym = new Map<string, readonly string[]>()
for (const group of GROUPS) {
  const terms = group.map(stem)
  for (const term of terms) {
    const others = terms.filter((other) => other !== term)
    bySynonym.set(term, [...(bySynonym.get(term) ?? []), ...others])
  }
}

/** Other terms under which a reader of this term may find the page. */
export function listSynonyms(term: string): readonly string[] {
  return bySynonym.get(term) ?? []
}
