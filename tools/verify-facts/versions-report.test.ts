import { expect, it } from 'vitest'
import { versionsReport } from './versions-report'

it('lists packages with a newer version', () => {
  const moved = [{ name: 'viem', here: '2.57.1', newest: '2.60.0', note: 'Needs ox.' }]
  expect(versionsReport({ askedOn: '2026-11-23', asked: 40, moved })).toBe(`## Package versions

1 of 40 packages have a newer version on npm (2026-11-23).

| Package | On these pages | Newest | Note |
| --- | --- | --- | --- |
| \`viem\` | 2.57.1 | 2.60.0 | Needs ox. |
`)
})

it('has no table if there are no newer versions', () =>
  expect(versionsReport({ askedOn: '2026-11-23', asked: 40, moved: [] })).not.toContain('|'))
