import type { Diagnostic, DiagnosticText } from '../../../model/diagnostic'
import { getAttribute } from '../../../model/page/blocks'
import { type Rule, errorAt } from '../context'
import type { Facts } from '../../../model/facts/page-facts'
import type { Page } from '../../../model/page/read-page'
import { collectSpans } from '../../../model/page/spans'

const TOKEN_PATH = /\{\{\s*tokens\.([^.}\s]+)\.([^.}\s]+)\.token\s*\}\}/
const ADAPTER_PATH = /\{\{\s*tokens\.[^}]*\.fee-adapter\s*\}\}/
const ROLES = ['token', 'fee adapter', 'contract']

/** What's wrong with one line of code, if anything. */
function roleFault(code: string, facts: Facts): Omit<DiagnosticText, 'field'> | undefined {
  const [path, symbol = '', network = ''] = TOKEN_PATH.exec(code) ?? []
  const adapterPath = `tokens.${symbol}.${network}.fee-adapter`
  if (path && /fee_?currency\W*[:=,]/i.test(code) && facts.has(adapterPath)) {
    const expected = `the fee adapter of ${symbol}`
    return { found: `${path} as fee currency`, expected, fix: `write {{${adapterPath}}}` }
  }
  const adapter = ADAPTER_PATH.exec(code)?.[0]
  if (!adapter || /adapter|fee/i.test(code.replace(ADAPTER_PATH, ''))) return undefined
  const expected = 'a name or comment on this line that says adapter or fee'
  const fix = 'name it for what it is, for example feeAdapter, or use the path that ends in .token'
  return { found: `${adapter} unnamed`, expected, fix }
}

/** In code: a token used as fee currency even though it has an adapter, or an adapter with another name. */
export const rolesInCode: Rule = (page, { facts }) =>
  collectSpans(page)
    .filter((span) => span.place === 'code')
    .flatMap((span) => {
      let offset = 0 // counted incrementally, because looking up the line each time would be quadratic
      return span.text.split('\n').flatMap((code): Diagnostic[] => {
        const start = offset
        offset += code.length + 1
        const fault = roleFault(code, facts)
        return fault ? [errorAt(page, span.lineAt(start), { field: 'address-role', ...fault })] : []
      })
    })

function columnHead(page: Page, line: number, text: string): string {
  const cell = page.blocks.find(
    (block) => block.kind === 'cell' && block.line === line && block.text === text,
  )
  return cell ? (cell.around.split(' | ')[0] ?? '') : ''
}

/** In tables: an adapter in a column for tokens, or a token in a column for adapters. */
export const rolesInTables: Rule = (page) =>
  page.elements
    .filter((element) => element.name === 'Address')
    .flatMap((element) => {
      const line = element.position?.start.line ?? 1
      const role = getAttribute(element, 'role')
      const found = `role "${role}" of ${getAttribute(element, 'of')}`
      if (!ROLES.includes(role)) {
        const fix = 'add role="token", role="fee adapter" or role="contract"'
        return [
          errorAt(page, line, { field: 'address-role', found, expected: `one of ${ROLES.join(', ')}`, fix }),
        ]
      }
      const head = columnHead(page, line, `${getAttribute(element, 'of')} ${role} address`)
      const saysAdapter = /adapter|fee/i.test(head)
      const wrong =
        role === 'fee adapter'
          ? /token/i.test(head) && !saysAdapter
          : role === 'token' && /adapter/i.test(head)
      if (!wrong) return []
      const expected = `an address that the column "${head}" names`
      const fix = 'change the role, or head the column by the role of its addresses'
      return [errorAt(page, line, { field: 'address-role', found, expected, fix })]
    })
