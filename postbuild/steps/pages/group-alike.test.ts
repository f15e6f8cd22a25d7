import { describe, expect, it } from 'vitest'
import { groupAlike } from './group-alike'

const sizes = [100, 10, 10, 50]
const pages = (...rules: number[][]) => rules.map((own) => new Set(own))

describe('pages with nearly the same style', () => {
  it('are together if they use the same rules', () =>
    expect(groupAlike(pages([0, 1], [2], [1, 0]), sizes, 9)).toEqual([[0, 2], [1]]))

  it('become one group where that costs the fewest bytes', () => {
    // Each page of the first pair would get 10 bytes that it doesn't use, any other pair at least 60.
    expect(groupAlike(pages([0, 1], [0, 2], [3]), sizes, 2)).toEqual([[0, 1], [2]])
  })

  it('count by how many pages pay', () => {
    // Giving one page 50 bytes is better than giving 10 bytes to six.
    const many = Array.from({ length: 6 }, () => [0])
    expect(groupAlike(pages(...many, [0, 1], [0, 1, 3]), sizes, 2)).toEqual([
      [0, 1, 2, 3, 4, 5],
      [6, 7],
    ])
  })

  it('are all together in one group, and in none without pages', () => {
    expect(groupAlike(pages([0], [1], [2], [3]), sizes, 1)).toEqual([[0, 1, 2, 3]])
    expect(groupAlike([], sizes, 1)).toEqual([])
  })

  it('control: groups that no page shares stay apart when there is room', () =>
    expect(groupAlike(pages([0], [1], [2]), sizes, 3)).toHaveLength(3))
})
