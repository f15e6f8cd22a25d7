import { describe, expect, it } from 'vitest'
import { baseFor, pinned } from './packages'

const older = `wagmi@${pinned('heavy-dependencies').wagmi ?? ''}`

describe('the packages that a page is checked with', () => {
  it('are the main ones by default', () => expect(baseFor(['viem', 'wagmi'])).toBe('main'))
  it('are the heavy ones if the page imports one of them', () =>
    expect(baseFor(['viem', '@rainbow-me/rainbowkit'])).toBe('heavy-dependencies'))
  it('are the heavy ones if the page uses their version', () =>
    expect(baseFor(['viem', 'wagmi'], [older])).toBe('heavy-dependencies'))
  it('control: are the main ones if the page uses another version, or imports nothing of it', () => {
    expect(baseFor(['wagmi'], ['wagmi@1.0.0', `viem@${pinned('main').viem ?? ''}`])).toBe('main')
    expect(baseFor(['viem'], [older])).toBe('main')
  })
})
