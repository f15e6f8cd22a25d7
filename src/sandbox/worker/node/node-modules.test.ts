import * as node from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { assert } from './assert'
import { createHash, createHmac, pbkdf2Sync, timingSafeEqual, verify } from './crypto'
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
  it('hashes, signs and derives the same as Node.js', () => {
    const [words, key, data] = [['phrase', 'mnemonic', 2048, 64, 'sha512'] as const, 'secret', 'é 1']
    const hex = (bytes: Uint8Array | string) => Buffer.from(bytes as Uint8Array).toString('hex')
    expect(hex(pbkdf2Sync(...words))).toBe(node.pbkdf2Sync(...words).toString('hex'))
    const sums = [createHash('sha256').update(data), createHmac('sha512', key).update(data).update('2')]
    expect(sums.map((sum) => sum.digest('hex'))).toEqual([
      node.createHash('sha256').update(data).digest('hex'),
      node.createHmac('sha512', key).update(data).update('2').digest('hex'),
    ])
    expect(hex(createHash('sha256').update(Buffer.from(data)).digest())).toBe(
      node.createHash('sha256').update(data).digest('hex'),
    )
  })

  it('compares like Node.js', () => {
    const [a, b] = [Uint8Array.of(1, 2), Uint8Array.of(1, 3)]
    expect([timingSafeEqual(a, a), timingSafeEqual(a, b)]).toEqual([true, false])
    expect(() => timingSafeEqual(a, Uint8Array.of(1))).toThrow('same byte length')
  })

  it.each([2048, 3072])("verifies Node.js's RSA signatures of %i bits, and no others", (modulusLength) => {
    const make = () =>
      node.generateKeyPairSync('rsa', {
        modulusLength,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      })
    const [own, other] = [make(), make()]
    const signature = new Uint8Array(node.sign('sha256', Buffer.from('text'), own.privateKey))
    expect(verify('sha256', 'text', own.publicKey, signature)).toBe(true)
    const wrong = Uint8Array.from(signature, (byte, index) => (index === 9 ? byte ^ 1 : byte))
    expect(verify('sha256', 'other text', own.publicKey, signature)).toBe(false)
    expect(verify('sha256', 'text', other.publicKey, signature)).toBe(false)
    expect(verify('sha256', 'text', own.publicKey, wrong)).toBe(false)
    expect(verify('sha256', 'text', own.publicKey, signature.slice(1))).toBe(false)
  })

  it('control: says what it lacks', () => {
    const { publicKey } = node.generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    expect(() => createHash('md5' as never)).toThrow("“md5” isn't available in the page")
    expect(() => verify('sha512', '', '', new Uint8Array())).toThrow('It verifies sha256.')
    expect(() => verify('sha256', '', 'no key', new Uint8Array())).toThrow('public key in PEM format')
    expect(() => verify('sha256', '', publicKey, new Uint8Array())).toThrow('Expected an RSA key.')
  })
})
