/** Facts that many pages state in their own words: how long, how many, how much, and who decides. */

const N = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten)`

/** A statement with a value, which has to be the fact's wherever a page makes it. */
interface ValueRow {
  about: string
  /** Matches one sentence; the group `value` is what the page states. */
  says: RegExp
  /** The fact's path in the registry. */
  fact: string
  /** The fact for Celo Sepolia, if it has another value there. */
  onTestnet?: string
}

/** A statement that no current page may make. */
interface WrongRow {
  about: string
  never: RegExp
  /** What holds instead. */
  instead: string
}

/** A pattern in which N stands for a number, in digits or as a word. */
const says = (pattern: string): RegExp => new RegExp(pattern.replaceAll('<N>', N), 'i')

export const VALUE_ROWS: readonly ValueRow[] = [
  {
    about: 'how long unlocking takes',
    says: says(
      String.raw`\bunlock(?:ing|ed)?\b[^.;]*?\b(?:takes|wait|after|period of)(?: another)? (?<value><N> (?:days?|hours?|weeks?))`,
    ),
    fact: 'staking.unlockingPeriod',
  },
  {
    about: 'how many groups an account can vote for',
    says: says(String.raw`\bvot(?:e|ing) for(?: at most| up to)? (?<value><N> groups)`),
    fact: 'governable.groupsPerVoter',
  },
  {
    about: 'how long an epoch lasts',
    says: says(String.raw`\bepochs? (?:lasts?|of) at least (?<value><N> (?:days?|hours?))`),
    fact: 'epochs.minimumLength',
  },
  {
    about: 'the deposit of a proposal',
    says: says(String.raw`\bdeposit (?:of|is) (?<value><N> CELO)`),
    fact: 'governance.deposit',
    onTestnet: 'contributing.testnetDeposit',
  },
  {
    about: 'how long a referendum takes',
    says: says(String.raw`\breferendum\b[^.;]*?\b(?:takes|lasts|, )(?: about)? ?(?<value><N> days)`),
    fact: 'governance.referendum',
  },
  {
    about: 'how long a proposal can be executed',
    says: says(String.raw`\bwithin (?<value><N> days) after the referendum`),
    fact: 'governance.execution',
  },
  {
    about: 'how many approvers have to sign',
    says: says(String.raw`\b(?<value><N> approvers)\b`),
    fact: 'governance.approvals',
  },
  {
    about: 'how many signatures the cLabs Safe requires',
    says: says(String.raw`\bcLabs Safe\b[^.]*?(?<value><N> of <N>)\b`),
    fact: 'trust.clabsSigners',
  },
  {
    about: 'how many challengers are permitted',
    says: says(String.raw`\b(?<value><N>) (?:permitted )?challengers\b`),
    fact: 'withdrawals.challengers',
  },
  {
    about: 'how many challengers are independent',
    says: says(String.raw`\b(?<value><N>)(?: of them)? are independent of cLabs`),
    fact: 'withdrawals.independentChallengers',
  },
  {
    about: 'how long an output root can be challenged',
    says: says(
      String.raw`\boutput root\b[^.;]*?\bchallenge[sd]?\b(?: for| in| within) (?<value><N> (?:days?|hours?))`,
    ),
    fact: 'trust.challengeTime',
  },
  {
    about: 'how long a challenged output root can be proven',
    says: says(String.raw`\b(?:proven for|proof arrives within) (?<value><N> (?:days?|hours?))`),
    fact: 'trust.proveTime',
  },
  {
    about: 'the bond of an output root or a challenge',
    says: says(String.raw`\bbond of (?<value><N> ETH)`),
    fact: 'trust.challengeBond',
  },
  {
    about: 'how long a withdrawal through the native bridge takes',
    says: says(
      String.raw`\bwithdrawals?\b[^.;]*?\b(?:takes?|waits?|delayed by|period of)(?: for)?(?: (?:more than|at least|another))? (?<value><N> days)`,
    ),
    fact: 'bridge.challengePeriod',
  },
  {
    about: 'how long Ethereum takes to finalize a block',
    says: says(
      String.raw`\b(?:final(?:ized?|izes|ity)?|irreversible)\b[^.]*?\b(?:at least|no sooner than) (?<value><N> minutes)`,
    ),
    fact: 'finality.ethereum',
  },
  {
    about: 'how long EigenDA keeps data',
    says: says(
      String.raw`\bEigenDA (?:keeps|stores|deletes)\b[^.:;,]*?\b(?:for|after)(?: about)? (?<value><N> (?:days?|weeks?))`,
    ),
    fact: 'trust.eigendaRetention',
  },
]

export const WRONG_ROWS: readonly WrongRow[] = [
  {
    about: 'who sets the minimum base fee',
    never:
      /\b(?:governance|holders|voters|Security Council)\b[^.]*\b(?:sets?|raises?|changes?)\b[^.]*\bminimum base fee/i,
    instead: 'the cLabs Safe sets it on Ethereum, without a vote',
  },
  {
    about: 'who can dispute an output root',
    never: /\banyone can (?:challenge|dispute|object)\b/i,
    instead: 'only permitted challengers can',
  },
  {
    about: 'how to compare addresses',
    never: /\bcompare (?:only |just )?the first (?:and|\w+ and) last\b/i,
    instead: 'compare the whole address, because scammers match both ends',
  },
]
