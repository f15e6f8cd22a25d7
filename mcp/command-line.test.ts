import { describe, expect, it } from 'vitest'
import { readCommandLine } from './command-line'

describe('a command line', () => {
  it.each([
    ['', { source: '' }],
    ['./build', { source: './build' }],
    ['https://docs.example.org --http', { source: 'https://docs.example.org', port: 3333 }],
    ['--http 4000 ./build', { source: './build', port: 4000 }],
    ['--http ./build', { source: './build', port: 3333 }],
    ['./build --origin https://x.test/', { source: './build', origin: 'https://x.test' }],
    ['--help', { source: '', shows: 'help' }],
    ['--version', { source: '', shows: 'version' }],
  ])('%s', (line, expected) =>
    expect(readCommandLine(line.split(' ').filter((word) => word !== ''))).toEqual(expected),
  )

  it.each([
    ['--port 3000', 'found --port, expected a known option. Fix: --help'],
    ['a b', 'found "b" after "a", expected one folder or address'],
    ['--origin', 'found --origin, expected an address'],
    ['--origin x.test', 'found --origin x.test, expected an address'],
    ['--http 70000', 'found "70000", expected a whole number'],
  ])('control: %s is refused', (line, message) =>
    expect(() => readCommandLine(line.split(' '))).toThrow(message),
  )
})
