import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { assert } from './assert'
import { crypto } from './crypto'
import { Files } from './files'
import { Tests } from './tests'

describe('files', () => {
  it('are those of the page, and what the program writes', () => {
    const { module } = new Files({ 'out/a.json': '{}' })
    expect([module.existsSync('out'), module.existsSync('./out/a.json'), module.existsSync('b')]).toEqual([
      true,
      true,
      false,
    ])
    module.writeFileSync('b', '1')
    module.appendFileSync('b', '2')
    expect(module.readFileSync('b')).toBe('12')
    module.rmSync('b')
    expect(() => module.readFileSync('b')).toThrow("ENOENT: no such file or directory, open 'b'")
    expect(() => module.rmSync('b')).toThrow('ENOENT')
    module.rmSync('b', { force: true })
    module.mkdirSync('c')
    expect(module.existsSync('c/')).toBe(true)
  })
})

describe('assert', () => {
  it('accepts what is as expected', async () => {
    assert(1)
    assert.equal(1n, 1n)
    assert.deepEqual({ a: [1n] }, { a: [1n] })
    assert.throws(() => JSON.parse('{'), SyntaxError)
    await assert.rejects(Promise.reject(new Error('no')), /no/)
  })

  it.each([
    ['a value that is false', () => assert.ok(0), "0 isn't truthy"],
    ['another value', () => assert.equal(1, 2), 'expected 2, found 1'],
    ['another object', () => assert.deepEqual({ a: 1 }, { a: 2 }), 'expected { a: 2 }, found { a: 1 }'],
    ['no error', () => assert.throws(() => 1), "expected an error, and there wasn't any"],
    ['no rejection', () => assert.rejects(Promise.resolve()), "expected a rejection, and there wasn't any"],
    ['its own words', () => assert.ok(false, 'in my words'), 'in my words'],
  ])('control: rejects %s', async (_, call, message) => {
    await expect(Promise.resolve().then(call)).rejects.toThrow(message)
  })
})

describe('tests of a program', () => {
  it('run in order, and are counted', async () => {
    const [tests, lines] = [new Tests(), [] as string[]]
    tests.test('a', () => Promise.resolve())
    tests.test('b', () => assert.equal(1, 2))
    await tests.run((line) => lines.push(line))
    expect(lines.join('\n')).toContain('ok 1 - a')
    expect(lines.join('\n')).toContain(
      'not ok 2 - b\n  ---\n  error: AssertionError: expected 2, found 1\n  ...',
    )
    expect(lines.join('\n')).toContain('# pass 1\n# fail 1')
  })

  it('control: a program without tests prints nothing', async () => {
    const lines: string[] = []
    await new Tests().run((line) => lines.push(line))
    expect(lines).toEqual([])
  })
})

describe('crypto', () => {
  it('derives the same as Node.js', () => {
    const words = ['phrase', 'mnemonic', 2048, 64, 'sha512'] as const
    expect(Buffer.from(crypto.pbkdf2Sync(...words))).toEqual(pbkdf2Sync(...words))
  })
})
