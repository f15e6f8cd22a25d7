import type { Notice } from '../LiveSample/outage-words'
import { listKeys } from '../LiveSample/looks-secret'
import type { Argument } from './callable'

type Checked = { value: string } | { fault: Notice; isSecret?: true }

const COULD_BE_KEY: Notice = {
  title: 'That could be a private key, so nothing was sent, and the field was reset.',
  hint: "If it's a hash or an identifier, write a colon between its two halves of 32 digits, so that nobody sends a key by mistake. Anyone who has a key can take what the account holds, so never paste it into a website.",
}

/**
 * Checks bytes in hex. 32 bytes look like a private key, so they need a colon in the middle, which no key has that
 * somebody pastes.
 */
export function checkBytes({ label, size }: Pick<Argument, 'label' | 'size'>, text: string): Checked {
  if (listKeys(text).length > 0) return { isSecret: true, fault: COULD_BE_KEY }
  const digits = text.replace(/^(0x[0-9a-f]{32}):([0-9a-f]{32})$/i, '$1$2')
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(digits))
    return {
      fault: {
        title: `${label}: “${text.slice(0, 80)}” isn't bytes in hex.`,
        hint: 'Write 0x and two hex digits for each byte, for example 0x12ab.',
      },
    }
  const found = digits.length / 2 - 1
  if (size === undefined || found === size) return { value: digits }
  return { fault: { title: `${label}: found ${found} bytes.`, hint: `The function takes ${size}.` } }
}
