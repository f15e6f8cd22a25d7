import { LIMITS } from '../../sandbox/limits'
import type { Limit } from '../../sandbox/messages'
import type { NamedNetwork } from '../Endpoint/named-network'
import { isRead, isTrace } from '../LiveSample/connection'
import type { Outage } from '../LiveSample/outage'
import { outageWords, type Notice } from '../LiveSample/outage-words'

const amount = (number: number) => number.toLocaleString('en-US')

/** Why a program was ended. */
export function describeLimit(limit: Limit): Notice {
  const hint = 'Change the program, or copy it and run it on your machine.'
  const words: Readonly<Record<Limit, string>> = {
    seconds: `The program was stopped after ${LIMITS.seconds} seconds.`,
    lines: `The program was stopped because it printed more than ${amount(LIMITS.lines)} lines.`,
    characters: `The program was stopped because it printed or sent more than ${amount(LIMITS.characters)} characters.`,
    messages: 'The program was stopped because it printed or sent too often.',
  }
  return { title: words[limit], hint }
}

/** Why a request of a program was the last. */
export function describeOutage(outage: Outage, network: NamedNetwork): Notice {
  if (outage.kind !== 'not a read') return outageWords(outage, network)
  if (!isRead(outage.method) && /^eth_send(?:Raw)?Transaction/.test(outage.method))
    return {
      title: `The program called ${outage.method} on ${network.name}, and nothing was sent.`,
      hint: 'From this page, only transactions that the program signs itself can be sent, and only to Celo Sepolia.',
    }
  const title = `The program called ${outage.method}, and the call wasn't sent.`
  if (isTrace(outage.method))
    return {
      title,
      hint: "Public endpoints don't offer it. Name one that does in the field below the program, such as your own node's.",
    }
  return {
    title,
    hint: 'From this page, a program can read, and send signed transactions to Celo Sepolia.',
  }
}

export const SECRET: Notice = {
  title:
    'That looks like a private key or a recovery phrase, so nothing ran, and it was removed from the text.',
  hint: "Anyone who has it can take what the account holds, so never paste it into a website. Use process.env.PRIVATE_KEY: here, it's the key of a throwaway account.",
}

export const NO_PACKAGE: Notice = {
  title: "A package that this program imports didn't load.",
  hint: 'Your connection may be down. Check it, and try again.',
}

export const NO_SANDBOX: Notice = {
  title: "The sandbox didn't load, so the program can't run.",
  hint: 'Your connection may be down, or this site is served without the sandbox. Check your connection, and try again.',
}
