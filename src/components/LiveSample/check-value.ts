import { networkNames, type ValueKind } from '../../../model/live-sample/live-values'
import { checkEndpoint } from '../Endpoint/check-endpoint'
import type { Value } from './environment'
import { looksSecret } from './looks-secret'
import type { Notice } from './outage-words'

/** A value as written in the code. */
export interface Field {
  readonly label: string
  readonly kind: ValueKind | 'text' | 'endpoint'
  readonly text: string
}

export type Checked = { value: Value } | { fault: Notice; isSecret?: true }

const fault = (title: string, hint: string): Checked => ({ fault: { title, hint } })

const ADDRESS_FORM = 'An address is 0x and 40 hex digits.'

const count = (number: number) => `${number} ${number === 1 ? 'digit' : 'digits'}`

function checkAddress({ label, text }: Field, hasValidChecksum: (address: string) => boolean): Checked {
  if (!/^0x/i.test(text)) return fault(`${label}: the address doesn't start with 0x.`, ADDRESS_FORM)
  const digits = text.slice(2)
  const foreign = /[^0-9a-f]/i.exec(digits)?.[0]
  if (foreign) return fault(`${label}: “${foreign}” isn't a hex digit.`, ADDRESS_FORM)
  const missing = 40 - digits.length
  if (missing !== 0) {
    const size = missing > 0 ? `${count(missing)} short` : `${count(-missing)} too long`
    return fault(`${label}: the address is ${size}.`, `${ADDRESS_FORM} Yours has ${digits.length}.`)
  }
  const address = `0x${digits}`
  if (hasValidChecksum(address)) return { value: address }
  return fault(
    `${label}: the capital letters don't match the address's checksum.`,
    'A character is probably wrong, so copy the address again. If you typed it, write all letters in lowercase.',
  )
}

function checkWholeNumber({ label, text }: Field): Checked {
  const digits = text.replace(/n$/, '').replaceAll('_', '')
  if (/^\d{1,30}$/.test(digits)) return { value: BigInt(digits) }
  return fault(`${label}: “${text}” isn't a whole number.`, 'Write digits only, for example 1000.')
}

function checkAmount({ label, text }: Field): Checked {
  if (/^\d{1,30}(?:\.\d{1,18})?$/.test(text)) return { value: text }
  return fault(`${label}: “${text}” isn't an amount.`, 'Write digits, with a period before decimals: 2.50.')
}

function checkNetwork({ label, text }: Field): Checked {
  if (Object.hasOwn(networkNames, text)) return { value: text }
  const names = Object.keys(networkNames).join(' or ')
  return fault(`${label}: “${text}” isn't one of Celo's networks here.`, `Write ${names}.`)
}

function checkText({ label, text }: Field): Checked {
  if (/^[\w .:-]{1,64}$/.test(text)) return { value: text }
  return fault(
    `${label}: this text can't be used here.`,
    'Write up to 64 letters, digits, spaces, or . : _ -',
  )
}

export const SECRET_FAULT: Notice = {
  title: 'That looks like a private key, so nothing was sent, and the field was reset.',
  hint: 'Samples here only read and never need a key. Anyone who has the key can take what the account holds, so never paste it into a website.',
}

/** Checks one value of a sample. Returns it in the form the code uses, or a plain explanation of what's wrong. */
export function checkValue(field: Field, hasValidChecksum: (address: string) => boolean): Checked {
  if (looksSecret(field.text)) return { fault: SECRET_FAULT, isSecret: true }
  const kept = field.kind === 'text' ? field.text.trim() : field.text.replace(/\s+/g, '')
  const trimmed = { ...field, text: kept }
  if (!trimmed.text) return fault(`${field.label}: the value is empty.`, 'Enter a value, and try again.')
  switch (field.kind) {
    case 'address':
      return checkAddress(trimmed, hasValidChecksum)
    case 'amount':
      return checkAmount(trimmed)
    case 'whole number':
      return checkWholeNumber(trimmed)
    case 'network':
      return checkNetwork(trimmed)
    case 'endpoint':
      return checkEndpoint(trimmed.label, trimmed.text)
    case 'text':
      return checkText(trimmed)
  }
}
