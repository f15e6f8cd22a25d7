import { describe, expect, it } from 'vitest'
import { parseOrigins } from './third-party-origins'

const read = (text: string) => parseOrigins('CELO_FORMS_ORIGINS', text)

describe('origins of a service', () => {
  it('are read by their kind', () => {
    expect(
      read(
        'connect https://api.example.com wss://live.example.com:8443; style inline;\n frame https://*.example.com',
      ),
    ).toEqual({
      connect: ['https://api.example.com', 'wss://live.example.com:8443'],
      style: ['inline'],
      frame: ['https://*.example.com'],
    })
  })

  it('are one list where a kind comes twice', () => {
    expect(read('image https://a.example.com; image https://b.example.com')).toEqual({
      image: ['https://a.example.com', 'https://b.example.com'],
    })
  })

  it.each([
    [
      'frames https://a.example.com',
      'found "frames"; expected one of script, connect, frame, style, image, font, form. Fix: write it like connect ',
    ],
    ['https://a.example.com', 'found "https://a.example.com"; expected one of script'],
    ['connect', 'found nothing after connect; expected an https or wss origin. Fix: write it like '],
    [
      'frame https://a.example.com/embed',
      'found "https://a.example.com/embed" after frame; expected an https origin. Fix: write https://a.example.com;',
    ],
    [
      'image http://a.example.com',
      'found "http://a.example.com" after image; expected an https origin. Fix: write it like ',
    ],
    ['frame wss://a.example.com', 'found "wss://a.example.com" after frame; expected an https origin.'],
    ['script inline', 'found "inline" after script; expected an https origin.'],
    ["style 'unsafe-inline'", `found "'unsafe-inline'" after style; expected an https origin, or inline.`],
    ['script *', 'found "*" after script'],
    ['script https://*.com', 'found "https://*.com" after script'],
    [
      "script https://a.example.com'",
      `found "https://a.example.com'" after script; expected an https origin.`,
    ],
    ['connect https://a.example.com, https://b.example.com', 'found "https://a.example.com," after connect'],
    ['constructor https://a.example.com', 'found "constructor"; expected one of'],
  ])('%s is refused', (text, expected) => {
    expect(() => read(text)).toThrow(`CELO_FORMS_ORIGINS: ${expected}`)
  })
})
