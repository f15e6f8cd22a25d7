/** Licences under which we may build and publish with others' work. LGPL: libvips, which only the build runs. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
])

/** Packages whose package.json names no licence, with the one that their own text names. */
const NAMED_ELSEWHERE: Readonly<Record<string, string>> = {
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'require-like@0.1.2': 'MIT',
}

/** The licence of a package; undefined where it names none. */
export const licenceOf = (name: string, version = '', license?: string) =>
  license ?? NAMED_ELSEWHERE[`${name}@${version}`]

/** Whether an SPDX expression of AND, OR and one level of brackets can be met with allowed licences. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(bare)) return false // read by a person first
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name.trim())))
}
