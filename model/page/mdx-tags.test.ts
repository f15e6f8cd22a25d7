import { expect, it } from 'vitest'
import { findTags } from './mdx-tags'

const source =
  'A <Fact of="a.b" /> in <Network\n  id=\'celo\' /> and <Factor of="c" />, <Fact of={x} /> and <Fact of="d">.'

it('finds the elements that stand alone, with their attributes, in order', () =>
  expect(findTags(source, ['Fact', 'Network'])).toEqual([
    { name: 'Fact', given: { of: 'a.b' } },
    { name: 'Network', given: { id: 'celo' } },
    { name: 'Fact', given: {} },
  ]))

it('control: finds none with another name', () => expect(findTags(source, ['Fac', 'Address'])).toEqual([]))
