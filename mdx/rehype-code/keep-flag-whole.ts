import type { Element, Parents } from 'hast'
import { toString } from 'hast-util-to-string'

/** A flag such as `--rpc-url`, if it fits on one line on a phone. */
const FLAG = /^--?[\w-]{2,24}$/

/** Marks a flag in running text, because browsers would break it after a hyphen. */
export function keepFlagWhole(code: Element, parent: Parents | undefined): void {
  const isInline = code.tagName === 'code' && !(parent?.type === 'element' && parent.tagName === 'pre')
  if (isInline && FLAG.test(toString(code))) code.properties.className = ['flag']
}
