// How hosts read the generated files, by their own sources. For tests: they say what a reader gets from a host.

type Rule = { path: string; lines: string[] }

/** A _headers file: a path, then lines of its own. */
function readRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n').map((each) => each.trim()))
    if (line.startsWith('/')) rules.push({ path: line, lines: [] })
    else if (line && !line.startsWith('#')) rules.at(-1)!.lines.push(line)
  return rules
}

/** A line's name in lowercase, and its value. */
function splitLine(line: string): readonly [name: string, value: string] {
  const at = line.indexOf(':')
  return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]
}

/** The headers that a host adds to a response, by a _headers file and the path of the request. */
export type Resolve = (text: string, path: string) => Map<string, string>

const join = (before: string | undefined, value: string) =>
  before === undefined ? value : `${before}, ${value}`

/** Cloudflare Pages: a header that two rules set is joined by a comma, and `! name` removes what came before. */
export const resolveOnCloudflare: Resolve = (text, path) => {
  const matches = (rule: string) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule)
  const headers = new Map<string, string>()
  for (const rule of readRules(text).filter((each) => matches(each.path)))
    for (const line of rule.lines) {
      if (line.startsWith('! ')) headers.delete(line.slice(2).toLowerCase())
      else {
        const [name, value] = splitLine(line)
        headers.set(name, join(headers.get(name), value))
      }
    }
  return headers
}

const escape = (text: string) => text.replace(/[|\\{}()[\]^$+?.-]/g, '\\$&')

/** Netlify: a rule's path as a regular expression (headers-parser, for_regexp.ts). A slash at the end is optional. */
function netlifyPattern(rule: string): RegExp {
  const parts = rule.split('/').filter(Boolean)
  const pattern = parts.map((part) => {
    if (part.startsWith(':')) return '([^/]+)'
    return part === '*' ? '?(.*)' : escape(part).replaceAll('*', '(.*)')
  })
  return new RegExp(`^/${pattern.join('/')}/?$`, 'iu')
}

/** A rule's own headers on Netlify (line_parser.ts, normalize.ts): a line without a colon is skipped. */
function readNetlifyRule({ lines }: Rule): Map<string, string> {
  const headers = new Map<string, string>()
  for (const [name, value] of lines.filter((line) => line.includes(':')).map(splitLine))
    headers.set(name, join(headers.get(name), value.split(/\s*,\s*/).join(', ')))
  return headers
}

const resolveOnNetlify = (text: string, path: string) =>
  readRules(text)
    .filter((rule) => netlifyPattern(rule.path).test(path))
    .flatMap((rule) => [...readNetlifyRule(rule)])

/** Netlify, as its CLI and its development server do it (headersForPath): the last rule that sets a header wins. */
export const replaceOnNetlify: Resolve = (text, path) => new Map(resolveOnNetlify(text, path))

/** Netlify, if its production servers joined a header that two rules set. Their source isn't public. */
export const joinOnNetlify: Resolve = (text, path) => {
  const headers = new Map<string, string>()
  for (const [name, value] of resolveOnNetlify(text, path)) headers.set(name, join(headers.get(name), value))
  return headers
}

/** Where a _redirects file sends a path, by both hosts: the first rule that matches. None of ours has a wildcard. */
export function findRedirect(text: string, path: string): { to: string; status: number } | undefined {
  const rules = text.split('\n').map((line) => line.split(' '))
  const [, to = '', status = ''] = rules.find(([from]) => from === path) ?? []
  return to ? { to, status: Number(status) } : undefined
}
