/**
 * Licenses of third-party work that we can build and publish with. LGPL: libvips, which only the build runs. OFL:
 * the font used to draw the link preview images.
 */
const SITE = [
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
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]

/**
 * Packages that only check a page's code, or are only measured for comparison, stay on the machine that does so and
 * never reach readers. So they can also have these licenses, whose terms apply to distribution or commercial use.
 */
const CHECKS = [
  ...SITE,
  'AGPL-3.0-or-later',
  'BSD',
  'GPL-3.0-or-later',
  'LGPL-3.0',
  'LGPL-3.0-only',
  'LicenseRef-MetaMask-SDK',
  'LicenseRef-None',
  'LicenseRef-Reown',
  'Zlib',
]

/** What a package is for: the site itself, or additional checks. */
export type Use = 'site' | 'checks'

const ALLOWED: Readonly<Record<Use, ReadonlySet<string>>> = { site: new Set(SITE), checks: new Set(CHECKS) }

/** Packages whose package.json doesn't specify a license, with the one stated in their own text. */
const NAMED_ELSEWHERE: Readonly<Record<string, string>> = {
  '@metamask/eth-json-rpc-provider@1.0.1': 'LicenseRef-None',
  '@metamask/sdk-communication-layer@0.33.1': 'LicenseRef-MetaMask-SDK',
  '@metamask/sdk-install-modal-web@0.32.1': 'LicenseRef-MetaMask-SDK',
  '@metamask/sdk@0.33.1': 'LicenseRef-MetaMask-SDK',
  '@particle-network/thresh-sig@0.7.8': 'LicenseRef-None',
  'bunyan-debug-stream@2.0.0': 'MIT',
  'dom-walk@0.1.2': 'MIT',
  'eval@0.1.8': 'MIT',
  'exception-formatter@1.0.7': 'MIT',
  'eyes@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'khroma@2.1.0': 'MIT',
  'memorystream@0.3.1': 'MIT',
  'require-like@0.1.2': 'MIT',
  'text-encoding-utf-8@1.0.2': 'Unlicense',
  'xmlhttprequest-ssl@2.1.2': 'MIT',
}

const isReown = (name: string) => /^@(?:reown|walletconnect)\//.test(name)

/** The license of a package; undefined if it specifies none. */
export function getLicense(name: string, version = '', license?: string): string | undefined {
  if (license === 'SEE LICENSE IN LICENSE.md' && isReown(name)) return 'LicenseRef-Reown'
  return license ?? NAMED_ELSEWHERE[`${name}@${version}`]
}

/** Whether an SPDX expression of AND, OR and one level of brackets can be met with licenses allowed for a use. */
export function isAllowed(expression: string, use: Use = 'site'): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(bare)) return false // reviewed by a person first
  const allowed = (name: string) => ALLOWED[use].has(name.trim())
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every(allowed))
}
