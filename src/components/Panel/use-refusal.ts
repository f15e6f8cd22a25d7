import { useState } from 'react'
import { looksSecret } from '../LiveSample/looks-secret'

/**
 * For fields that take effect while the reader types. What looks like a private key isn't taken: the field gets its
 * first text back, and `isRefused` is true until something else is typed.
 */
export function useRefusal(isSecret: (text: string) => boolean = looksSecret) {
  const [isRefused, setRefused] = useState(false)
  const take = (text: string, first: string): string => {
    setRefused(isSecret(text))
    return isSecret(text) ? first : text
  }
  return { isRefused, take }
}
