import type { Span } from './spans'

/** A global pattern's matches in a span, except those added by a fact component. */
export function typedMatches(span: Span, pattern: RegExp): RegExpExecArray[] {
  return [...span.text.matchAll(pattern)].filter(
    (match) => span.typed(match.index) && span.typed(match.index + match[0].length - 1),
  )
}
