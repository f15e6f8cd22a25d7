/** A bar: what it stands for, with facts in braces, and the path of the fact that gives its length. */
export interface BarRow {
  label: string
  of: string
}

/** A moment: when it is and what happens, both with facts in braces. */
export interface MomentRow {
  when: string
  what: string
}

/** Titles of the table's two columns: what a row is, and its number or event. */
type Columns = readonly [string, string]

export type ChartPlan =
  | { kind: 'bars'; title: string; columns: Columns; rows: readonly BarRow[] }
  | { kind: 'moments'; title: string; columns: Columns; rows: readonly MomentRow[] }

/** Every chart by the name that pages use. Numbers and dates come from data/, so a row names facts only. */
export const charts: Readonly<Record<string, ChartPlan>> = {
  'minimum-base-fee': {
    kind: 'bars',
    title: 'Minimum base fee of Celo over time',
    columns: ['Date', 'Minimum base fee'],
    rows: [
      { label: 'Before {{events.jovian.celo}}', of: 'chains.celo.baseFeeFloorBeforeJovian' },
      { label: '16 April 2026', of: 'trust.minBaseFeeApril' },
      { label: '24 April 2026', of: 'fees.minBaseFeeLateApril' },
      { label: '11 June 2026, unchanged on 17 July', of: 'fees.minBaseFeeJune' },
    ],
  },
  'voter-yield': {
    kind: 'bars',
    title: 'Target yield of votes per epoch, before the multiplier',
    columns: ['From', 'Target yield per epoch'],
    rows: [
      { label: '{{events.voter-rewards-start.celo}}', of: 'layer-1-pos.yieldFirst' },
      { label: 'May 2024, before CGP-134', of: 'layer-1-pos.yieldBefore' },
      { label: '{{events.rewards-fixed.celo}}', of: 'layer-1-pos.yieldLast' },
      { label: '{{events.fee-split.celo}}', of: 'governable.targetYield' },
    ],
  },
  payment: {
    kind: 'moments',
    title: 'When a payment on Celo is final',
    columns: ['When', 'What has happened'],
    rows: [
      { when: 'You send it', what: 'The sequencer has your transaction' },
      { when: '{{chains.celo.blockTime}} later', what: 'It’s in a block: unsafe, tag latest' },
      { when: 'When Ethereum includes the batch', what: 'Its data is published: safe, tag safe' },
      { when: 'At least {{finality.ethereum}} after that', what: 'Ethereum can’t drop it: tag finalized' },
    ],
  },
}
