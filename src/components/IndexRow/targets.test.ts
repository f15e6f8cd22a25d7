import { expect, it } from 'vitest'
import { firstExisting, targets } from './targets'

it('takes the first target that exists', () => {
  const candidates = ['/developer/deploy', '/developer/deploy/foundry'] as const
  expect(firstExisting(candidates, [])).toBe('/developer/deploy')
  expect(firstExisting(candidates, ['/developer/deploy'])).toBe('/developer/deploy/foundry')
  expect(firstExisting(candidates, candidates)).toBeNull()
})

it('names each target once', () => expect(new Set(targets).size).toBe(targets.length))
