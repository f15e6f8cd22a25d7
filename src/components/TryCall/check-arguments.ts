import { checkValue, SECRET_FAULT, type Field } from '../LiveSample/check-value'
import { looksSecret } from '../LiveSample/looks-secret'
import type { Notice } from '../LiveSample/outage-words'
import type { Argument, Texts } from './callable'
import { checkBytes } from './check-bytes'
import { BLOCK_TAGS } from './methods'

type Fault = { fault: Notice; isSecret?: true }
type Checked = { texts: Texts } | { name: string; fault: Notice; isSecret: boolean }
type HasValidChecksum = (address: string) => boolean

function checkItem(
  { label, kind, size }: Argument,
  text: string,
  hasValid: HasValidChecksum,
): { value: string } | Fault {
  if (kind === 'block' && BLOCK_TAGS.includes(text)) return { value: text }
  if (kind === 'bytes') return checkBytes({ label, ...(size && { size }) }, text)
  if (looksSecret(text)) return { fault: SECRET_FAULT, isSecret: true }
  if (kind === 'true or false') {
    if (text === 'true' || text === 'false') return { value: text }
    return { fault: { title: `${label}: “${text.slice(0, 80)}” is neither.`, hint: 'Write true or false.' } }
  }
  const field: Field = { label, kind: kind === 'block' ? 'whole number' : kind, text }
  const checked = checkValue(field, hasValid)
  return 'fault' in checked ? checked : { value: String(checked.value) }
}

/** A list's items are checked one by one. An empty text is an empty list. */
function checkField(field: Argument, text: string, hasValid: HasValidChecksum): { value: string } | Fault {
  if (!field.isList) return checkItem(field, text, hasValid)
  const values: string[] = []
  for (const item of text ? text.split(',') : []) {
    const checked = checkItem(field, item.trim(), hasValid)
    if ('fault' in checked) return checked
    values.push(checked.value)
  }
  return { value: values.join(',') }
}

/** Checks a call's fields in order. Returns their values, or the first field that can't be used. */
export function checkArguments(
  fields: readonly Argument[],
  entered: Texts,
  hasValidChecksum: HasValidChecksum,
): Checked {
  const texts: Record<string, string> = {}
  for (const field of fields) {
    const { name, isOptional } = field
    const text = (entered[name] ?? '').trim()
    if (isOptional && !text) continue
    const checked = checkField(field, text, hasValidChecksum)
    if ('fault' in checked) return { name, fault: checked.fault, isSecret: checked.isSecret === true }
    texts[name] = checked.value
  }
  return { texts }
}
