import fs from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Names of the color roles in the first rule of a style sheet. Sizes, times and fonts aren't colors. */
function colorRoles(file: string): string[] {
  const [rule = ''] = /\{[^{}]*--celo-[^}]*\}/.exec(fs.readFileSync(`src/css/${file}`, 'utf8')) ?? []
  const roles = rule.matchAll(/--celo-([\w-]+):[^;]*?(?:#[\da-f]{3}|inherit|none|var\()[^;]*;/g)
  return [...roles].map(([, name = '']) => name).sort()
}

describe('the print style sheet', () => {
  it('sets each color role, so no light text from the dark theme is left on white', () => {
    const roles = colorRoles('tokens.css')
    expect(roles).toContain('body')
    expect(colorRoles('print.css')).toEqual(roles)
  })
})
