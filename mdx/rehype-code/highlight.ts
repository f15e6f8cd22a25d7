import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { createHighlighterCoreSync } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import css from 'shiki/langs/css.mjs'
import diff from 'shiki/langs/diff.mjs'
import go from 'shiki/langs/go.mjs'
import graphql from 'shiki/langs/graphql.mjs'
import html from 'shiki/langs/html.mjs'
import http from 'shiki/langs/http.mjs'
import ini from 'shiki/langs/ini.mjs'
import js from 'shiki/langs/javascript.mjs'
import json from 'shiki/langs/json.mjs'
import jsx from 'shiki/langs/jsx.mjs'
import kotlin from 'shiki/langs/kotlin.mjs'
import mdx from 'shiki/langs/mdx.mjs'
import python from 'shiki/langs/python.mjs'
import rust from 'shiki/langs/rust.mjs'
import sh from 'shiki/langs/shellscript.mjs'
import solidity from 'shiki/langs/solidity.mjs'
import sql from 'shiki/langs/sql.mjs'
import swift from 'shiki/langs/swift.mjs'
import toml from 'shiki/langs/toml.mjs'
import tsx from 'shiki/langs/tsx.mjs'
import ts from 'shiki/langs/typescript.mjs'
import yaml from 'shiki/langs/yaml.mjs'
import { colored } from '../../model/code-block/languages'
import { tokenClass } from './token-class'

const langs = [
  css,
  diff,
  go,
  graphql,
  html,
  http,
  ini,
  js,
  json,
  jsx,
  kotlin,
  mdx,
  python,
  rust,
  sh,
  solidity,
  sql,
  swift,
  toml,
  tsx,
  ts,
  yaml,
]

export type Highlighter = ReturnType<typeof createHighlighterCoreSync>

let shared: Promise<Highlighter> | undefined

/** One highlighter per process, because loading the grammars takes longer than coloring a page. */
export function loadHighlighter(): Promise<Highlighter> {
  shared ??= createOnigurumaEngine(import('shiki/wasm')).then((engine) =>
    createHighlighterCoreSync({ themes: [], langs, engine }),
  )
  return shared
}

/**
 * Colors code at build time.
 * @param highlighter as loaded
 * @param code source text, without trailing line break
 * @param language as in the fence; unknown languages are not colored
 * @param marked numbers of highlighted lines, from 1
 * @returns one `span.line` per line, with tokens as spans with the classes tk, ts, tf, tn, tt, tc
 */
export function highlight(
  highlighter: Highlighter,
  { code, language, marked }: { code: string; language: string | undefined; marked: ReadonlySet<number> },
): ElementContent[] {
  const lang = colored(language)
  const lines = lang
    ? coloredLines(highlighter, code, lang)
    : code.split('\n').map((text) => [{ text, kind: undefined }])
  return lines.map((tokens, index) =>
    h('span', { className: marked.has(index + 1) ? ['line', 'line-on'] : ['line'] }, [
      ...merged(tokens).map(({ text, kind }) =>
        kind ? h('span', { className: [kind] }, text) : { type: 'text' as const, value: text },
      ),
      { type: 'text' as const, value: '\n' },
    ]),
  )
}

type Token = { text: string; kind: string | undefined }

/** Tokens straight from the grammar, because only the scopes are needed, not the theme's colors. */
function coloredLines(highlighter: Highlighter, code: string, lang: string): Token[][] {
  const grammar = highlighter.getLanguage(lang)
  let state: Parameters<typeof grammar.tokenizeLine>[1] = null
  return code.split('\n').map((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state)
    state = ruleStack
    return tokens.map(({ startIndex, endIndex, scopes }) => {
      const text = line.slice(startIndex, endIndex)
      return { text, kind: text.trim() ? tokenClass(scopes) : undefined }
    })
  })
}

/** Joins neighbors of the same kind (white space joins any), for fewer nodes with the same appearance. */
function merged(tokens: Token[]): Token[] {
  const result: Token[] = []
  for (const token of tokens) {
    const last = result.at(-1)
    const blank = token.text.trim() === ''
    if (last && (last.kind === token.kind || blank)) last.text += token.text
    else result.push({ ...token })
  }
  return result
}
