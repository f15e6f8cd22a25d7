import fs from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Names of the color roles that a style sheet sets, in the block of its first rule. */
function colorRoles(file: string): string[] {
  const rule = /:root \{([^}]*)\}|:root:root \{([^}]*)\}/.exec(fs.readFileSync(`src/css/${file}`, 'utf8'))
  const values = (rule?.[1] ?? rule?.[2] ?? '').matchAll(/--celo-([\w-]+):([^;]+);/g)
  const isColor = (name: string, value: string) =>
    /#[\da-f]{3}|inherit|--celo-|none/i.test(value) && name !== ''
  return [...values]
    .filter(([, name, value]) => isColor(name ?? '', value ?? ''))
    .map(([, name]) => name ?? '')
}

describe('the style of paper', () => {
  it('sets each color role, so that no light text of the dark theme is left on white', () => {
    const roles = colorRoles('tokens.css')
    expect(roles).toContain('body')
    expect(colorRoles('print.css').sort()).toEqual(roles.sort())
  })
})
