import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Problems with decision numbers. In: file names with their first lines. */
function numberFaults(decisions: readonly (readonly [file: string, title: string])[]): string[] {
  const numbers = decisions.map(([file]) => file.slice(0, 4))
  return decisions.flatMap(([file, title], at) => {
    const number = numbers[at]!
    const first = numbers.indexOf(number)
    return [
      ...(first < at ? [`${file}: found the number of ${decisions[first]![0]}, expected a unique one`] : []),
      ...(title.startsWith(`# ${Number(number)}. `)
        ? []
        : [
            `${file}: found the title ${JSON.stringify(title)}, expected it to start with "# ${Number(number)}. "`,
          ]),
    ]
  })
}

const decisions = readdirSync('decisions')
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => [file, readFileSync(`decisions/${file}`, 'utf8').split('\n', 1)[0]!] as const)

describe('decisions', () => {
  it('have unique numbers, which their titles repeat', () => {
    expect(decisions.length).toBeGreaterThan(10)
    expect(numberFaults(decisions)).toEqual([])
  })

  it('control: a duplicate number and a title with another number are found', () => {
    const faults = numberFaults([
      ['0001-a.md', '# 1. A'],
      ['0001-b.md', '# 2. B'],
    ])
    expect(faults).toEqual([
      '0001-b.md: found the number of 0001-a.md, expected a unique one',
      '0001-b.md: found the title "# 2. B", expected it to start with "# 1. "',
    ])
  })
})
