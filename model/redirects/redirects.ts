// The address ledger: every address the site or its predecessors ever published, and how each one answers.
// Parsing reports syntax (one row at a time); checking reports what only the whole file can show.

export const LEDGER_FILE = 'data/redirects/routes.tsv'
export const LEDGER_HEADER = ['address', 'state', 'target', 'reason'] as const
const STATES = ['page', 'planned', 'moved', 'gone'] as const
const MINIMUM_REASON = 10

export type AddressState = (typeof STATES)[number]

export interface LedgerRow {
  readonly address: string
  readonly state: AddressState
  readonly target: string
  readonly reason: string
  readonly line: number
}

export interface LedgerProblem {
  readonly line: number
  readonly field: string
  readonly found: string
  readonly expected: string
  readonly fix: string
}

export interface Ledger {
  readonly rows: readonly LedgerRow[]
  readonly problems: readonly LedgerProblem[]
}

/** One line for people: file, line, field, what was found, what was expected, how to fix it. */
export function describeProblem(problem: LedgerProblem, file = LEDGER_FILE): string {
  const { line, field, found, expected, fix } = problem
  return `${file}:${line}: ${field}: found ${JSON.stringify(found)}, expected ${expected}. Fix: ${fix}.`
}

/** True for an address outside the site, which a moved address may point to. */
export function isExternal(target: string): boolean {
  return /^https:\/\/[a-z0-9.-]+(?:[/?#]\S*)?$/i.test(target)
}

/** What is wrong with the spelling of an address of this site, or undefined when it is canonical. */
export function addressFault(address: string): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return 'one leading slash'
  if (address !== '/' && address.endsWith('/')) return 'no slash at the end'
  if (/[?#%\\]|\p{Cc}/u.test(address)) return 'a decoded path without query, fragment or backslash'
  if (/\/(?:\.{0,2})(?:\/|$)/.test(address) && address !== '/') return 'no empty or dot segments'
  if (/\.(?:html|md)$/.test(address)) return 'no .html or .md ending (all spellings are answered anyway)'
  return undefined
}

/**
 * Reads the text of the ledger and checks it whole.
 * In: tab separated text with the header row. Out: the rows that could be read, and every problem found.
 */
export function parseLedger(text: string): Ledger {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const problems: LedgerProblem[] = []
  const rows: LedgerRow[] = []
  if (lines[0] !== LEDGER_HEADER.join('\t')) {
    problems.push({
      line: 1,
      field: 'header',
      found: lines[0] ?? '',
      expected: LEDGER_HEADER.join(', '),
      fix: 'put the four column names, separated by tabs, on the first line',
    })
  }
  for (const [index, content] of lines.slice(1).entries()) {
    const parsed = parseRow(content, index + 2)
    if ('fix' in parsed) problems.push(parsed)
    else rows.push(parsed)
  }
  return { rows, problems: [...problems, ...checkOrder(rows), ...checkCase(rows), ...checkRows(rows)] }
}

/** Throws with every problem of the ledger, one a line; gives the rows when there is none. */
export function requireLedger(text: string): readonly LedgerRow[] {
  const { rows, problems } = parseLedger(text)
  if (problems.length > 0) throw new Error(problems.map((problem) => describeProblem(problem)).join('\n'))
  return rows
}

function parseRow(content: string, line: number): LedgerRow | LedgerProblem {
  const cells = content.split('\t')
  const [address = '', state = '', target = '', reason = ''] = cells
  if (cells.length !== LEDGER_HEADER.length) {
    return {
      line,
      field: 'row',
      found: content,
      expected: `${LEDGER_HEADER.length} columns separated by tabs`,
      fix: 'write address, state, target and reason, leaving unused cells empty',
    }
  }
  const fault = addressFault(address)
  if (fault) return { line, field: 'address', found: address, expected: fault, fix: 'correct the spelling' }
  const known = STATES.find((name) => name === state)
  if (known) return { address, state: known, target, reason, line }
  return { line, field: 'state', found: state, expected: `one of ${STATES.join(', ')}`, fix: 'choose one' }
}

function checkOrder(rows: readonly LedgerRow[]): LedgerProblem[] {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1]
    if (!before || before.address < row.address) return []
    const duplicate = before.address === row.address
    return {
      line: row.line,
      field: 'address',
      found: row.address,
      expected: duplicate ? `one row an address (also on line ${before.line})` : `rows sorted by address`,
      fix: duplicate ? 'keep one of the two rows' : 'run: npx tsx tools/update-redirects.ts sort',
    }
  })
}

/** nginx and the file systems of many machines take addresses for one that differ in case only. */
function checkCase(rows: readonly LedgerRow[]): LedgerProblem[] {
  const seen = new Map<string, LedgerRow>()
  return rows.flatMap((row) => {
    const key = row.address.toLowerCase()
    const other = seen.get(key)
    seen.set(key, row)
    if (!other || other.address === row.address) return []
    const expected = `addresses that differ in more than case (see line ${other.line})`
    return { line: row.line, field: 'address', found: row.address, expected, fix: 'keep the published one' }
  })
}

function checkRows(rows: readonly LedgerRow[]): LedgerProblem[] {
  const byAddress = new Map(rows.map((row) => [row.address, row]))
  return rows.flatMap((row) => {
    const { line, state, target, reason } = row
    if (state === 'moved') return checkTarget(row, byAddress)
    if (target !== '') {
      const fix = 'empty the cell, or set the state to moved'
      return { line, field: 'target', found: target, expected: `no target for state ${state}`, fix }
    }
    if (state !== 'gone' || reason.length >= MINIMUM_REASON) return []
    const expected = `a reason of at least ${MINIMUM_REASON} characters for an address that is gone`
    return { line, field: 'reason', found: reason, expected, fix: 'say why nothing answers the question' }
  })
}

function checkTarget(row: LedgerRow, byAddress: ReadonlyMap<string, LedgerRow>): LedgerProblem[] {
  const { line, address, target } = row
  const problem = (expected: string, fix: string) => [{ line, field: 'target', found: target, expected, fix }]
  if (isExternal(target)) return []
  if (target === '')
    return problem('a target for a moved address', 'name the page that answers the same question')
  if (target === address) return problem('another address (a loop of one)', 'name the page itself')
  const next = byAddress.get(target)
  if (!next) return problem('an address of this ledger or an https URL', 'correct the target or add its row')
  if (next.state === 'gone')
    return problem('a live page, not one that is gone', 'choose another page, or gone')
  if (next.state !== 'moved') return []
  return problem(`a page in one hop (line ${next.line} moves on)`, `point straight at ${next.target}`)
}
