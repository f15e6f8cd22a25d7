import type { Notice } from '../LiveSample/outage-words'
import { listKeys } from '../LiveSample/looks-secret'
import { isLoopback } from './is-loopback'

type Checked = { value: string } | { fault: Notice; isSecret?: true }

const fault = (title: string, hint: string): Checked => ({ fault: { title, hint } })

/** Checks the address of an endpoint that a reader names: https, or http on the reader's own machine. Pure. */
export function checkEndpoint(label: string, text: string): Checked {
  if (listKeys(text).length > 0)
    return {
      isSecret: true,
      fault: {
        title: 'That looks like a private key, so nothing was sent, and the field was reset.',
        hint: 'An endpoint never needs a private key. Anyone who has the key can take what the account holds, so never paste it into a website.',
      },
    }
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    return fault(
      `${label}: “${text}” isn't the address of an endpoint.`,
      'Write the complete address, for example https://rpc.example.org or http://127.0.0.1:8545.',
    )
  const { protocol, username, password, href } = new URL(text)
  if (username || password)
    return fault(
      `${label}: the address contains a user name or a password.`,
      "Browsers don't send them. Use an address without them.",
    )
  if (protocol === 'http:' && !isLoopback(href))
    return fault(
      `${label}: the address starts with http://.`,
      'Use https://, because anyone on the way can read and change http://. Only localhost and 127.0.0.1 can have it.',
    )
  return { value: href.replaceAll("'", '%27') } // the call's code has it in quotes
}
