import type { Span } from './spans'

/** A text as a regular expression that matches only itself. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A global pattern's matches in a span, except those added by a fact component. */
export function typedMatches(span: Span, pattern: RegExp): RegExpExecArray[] {
  return [...span.text.matchAll(pattern)].filter(
    (match) => span.typed(match.index) && span.typed(match.index + match[0].length - 1),
  )
}
