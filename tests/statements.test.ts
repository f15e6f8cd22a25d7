import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listFaults, readList, specified, titledNumbers } from './support/statements'

const text = fs.readFileSync('tests/statements.tsv', 'utf8')
const source = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined)

describe("the list of the specification's statements", () => {
  it('has 231 rows, numbered without gaps in nine sections', () => {
    const perSection = [22, 61, 24, 42, 6, 1, 23, 21, 31]
    const numbers = perSection.flatMap((count, index) =>
      Array.from({ length: count }, (_, row) => `S${index + 1}.${row + 1}`),
    )
    expect(numbers).toHaveLength(231)
    expect(specified()).toEqual(numbers)
  })

  it('names each statement once, and each test it lists exists', () => {
    expect(listFaults(readList(text), source)).toEqual([])
  })

  it('shows how many are covered', () => {
    const rows = readList(text)
    const count = (state: string) => rows.filter((row) => row.state === state).length
    const states = ['test', 'content', 'pending', 'not tested']
    console.log(`statements: ${states.map((state) => `${count(state)} ${state}`).join(', ')}`)
    expect(count('test')).toBeGreaterThan(100)
  })
})

describe('control', () => {
  const findFaults = (changed: string) => listFaults(readList(changed), source).join('\n')

  it('a missing row is found', () => {
    expect(findFaults(text.replace(/^S2\.7\t.*\n/m, ''))).toContain('S2.7: no row')
  })

  it('a duplicate row is found', () => {
    expect(findFaults(`${text}S2.7\tcontent\tdocs\n`)).toContain('S2.7: 2 rows')
  })

  it('a row without a statement is found', () => {
    expect(findFaults(`${text}S2.99\tcontent\tdocs\n`)).toContain(
      'S2.99: the specification has no such statement',
    )
  })

  it('a file without the test is found', () => {
    const changed = text.replace(/^S2\.7\ttest\t.*$/m, 'S2.7\ttest\ttests/browser/weight.spec.ts')
    expect(findFaults(changed)).toContain(
      'S2.7: no test title in tests/browser/weight.spec.ts starts with it',
    )
  })

  it('a missing file is found', () => {
    const changed = text.replace(/^S2\.7\ttest\t.*$/m, 'S2.7\ttest\ttests/browser/nope.spec.ts')
    expect(findFaults(changed)).toContain("S2.7: tests/browser/nope.spec.ts doesn't exist")
  })

  it('an unknown state and a row without a reason are found', () => {
    const faults = findFaults(text.replace(/^S2\.7\t.*$/m, 'S2.7\tdone\t'))
    expect(faults).toContain('S2.7: state "done"; expected test, content, pending or not tested')
    expect(faults).toContain('S2.7: neither a file nor a reason')
  })

  it('a number is only read from the start of a title', () => {
    const code = `test('S1.1 S1.2 both', f); it.each([1])('S1.3 third', f); test('not S1.4', f); // test('S15 x')
      test(\n 'S1.5 on a new line', f)`
    expect(titledNumbers(code)).toEqual(['S1.1', 'S1.2', 'S1.3', 'S1.5'])
  })
})
