import { describe, expect, it } from 'vitest'
import { fromHtml } from 'hast-util-from-html'
import { listProperties, shortenProperties } from './short-names'

const css =
  ':root{--celo-page:#000;--celo-text:#fff}p{color:var(--celo-text)}svg{--celo-line:var(--celo-text);--kind:1}'

describe('shortenProperties', () => {
  it('shortens definitions and uses the same way, the most used first', () =>
    expect(shortenProperties(css, new Set())).toBe(
      ':root{--c:#000;--a:#fff}p{color:var(--a)}svg{--b:var(--a);--kind:1}',
    ))

  it('keeps a name that the page reads itself', () =>
    expect(
      shortenProperties(css, listProperties(fromHtml('<svg><path stroke="var(--celo-line)"></svg>'))),
    ).toContain('svg{--celo-line:'))

  it('never uses a name twice, beyond 52 names', () => {
    const many = Array.from({ length: 200 }, (_, n) => `--celo-n${n}:${n}`).join(';')
    const names = shortenProperties(`p{${many}}`, new Set()).match(/--[a-zA-Z]+(?=:)/g)
    expect(new Set(names).size).toBe(200)
  })
})
