import { type Rule, errorAt } from '../context'
import { checksumHolds, withChecksum } from '../../../model/facts/eip-55'
import { collectSpans } from '../../../model/page/spans'

const ADDRESS = /(?<![0-9a-zA-Z])0x[0-9a-fA-F]{40}(?![0-9a-zA-Z])/g
const ZERO = `0x${'0'.repeat(40)}`

/** A manually typed 20-byte address, except in program output (check=output) and the zero address. */
export const literalAddress: Rule = (page) =>
  collectSpans(page)
    .filter((span) => !span.output)
    .flatMap((span) =>
      [...span.text.matchAll(ADDRESS)]
        .filter((match) => span.typed(match.index) && match[0] !== ZERO)
        .map((match) =>
          errorAt(page, span.lineAt(match.index), {
            field: 'literal-address',
            found: `${match[0]} in ${span.place}`,
            expected: 'no address outside data/',
            fix: 'write {{path}} in a code fence, <Address of="…" network="…" role="…" /> elsewhere',
          }),
        ),
    )

/** A mixed-case address whose EIP-55 checksum is wrong, anywhere on the page. */
export const addressChecksum: Rule = (page) =>
  collectSpans(page).flatMap((span) =>
    [...span.text.matchAll(ADDRESS)]
      .filter((match) => !checksumHolds(match[0]))
      .map((match) =>
        errorAt(page, span.lineAt(match.index), {
          field: 'address-checksum',
          found: match[0],
          expected: `the EIP-55 spelling ${withChecksum(match[0])}`,
          fix: 'compare every digit with the source, then take the address from data/',
        }),
      ),
  )
