import { checkValue } from '../LiveSample/check-value'
import type { Notice } from '../LiveSample/outage-words'
import type { Argument, Texts } from './callable'
import { BLOCK_TAGS } from './methods'

type Checked = { texts: Texts } | { name: string; fault: Notice; isSecret: boolean }

/** Checks a call's fields in order. Returns their values, or the first field that can't be used. */
export function checkArguments(
  fields: readonly Argument[],
  entered: Texts,
  hasValidChecksum: (address: string) => boolean,
): Checked {
  const texts: Record<string, string> = {}
  for (const { name, label, kind, isOptional } of fields) {
    const text = (entered[name] ?? '').trim()
    if (isOptional && !text) continue
    if (kind === 'block' && BLOCK_TAGS.includes(text)) {
      texts[name] = text
      continue
    }
    const field = { label, kind: kind === 'block' ? 'whole number' : kind, text } as const
    const checked = checkValue(field, hasValidChecksum)
    if ('fault' in checked) return { name, fault: checked.fault, isSecret: checked.isSecret === true }
    texts[name] = String(checked.value)
  }
  return { texts }
}
