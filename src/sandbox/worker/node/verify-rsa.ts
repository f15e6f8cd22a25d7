// Verifies signatures as PKCS #1 has them (RFC 8017, 8.2.2). Browsers can too, but only asynchronously.
import { bytesToBigInt, bytesToHex } from 'viem/utils'

/** The name of SHA-256 before a digest, as DER has it. */
const SHA256_PREFIX = '3031300d060960864801650304020105000420'
/** The object identifier of RSA keys. */
const RSA = '2a864886f70d010101'

type Item = { tag: number; content: Uint8Array }

const toHex = (bytes: Uint8Array) => bytesToHex(bytes).slice(2)

/** The items of a DER value one after the other. */
function listItems(bytes: Uint8Array): Item[] {
  const items: Item[] = []
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes[at]!
    const short = bytes[at + 1]!
    const extra = short < 0x80 ? 0 : short & 0x7f
    const length = extra === 0 ? short : Number(bytesToBigInt(bytes.slice(at + 2, at + 2 + extra)))
    const start = at + 2 + extra
    items.push({ tag, content: bytes.slice(start, start + length) })
    at = start + length
  }
  return items
}

function readBase64(pem: string): Uint8Array {
  const [, text] = /-----BEGIN PUBLIC KEY-----([^-]+)-----END PUBLIC KEY-----/.exec(pem) ?? []
  if (text === undefined) throw new Error('Expected a public key in PEM format.')
  return Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
}

/** Modulus and exponent of a public key. */
function readKey(pem: string): { n: bigint; e: bigint; bytes: number } {
  const [outer] = listItems(readBase64(pem))
  const [algorithm, key] = listItems(outer!.content)
  if (toHex(listItems(algorithm!.content)[0]!.content) !== RSA) throw new Error('Expected an RSA key.')
  const [pair] = listItems(key!.content.slice(1)) // the first byte counts unused bits
  const [n, e] = listItems(pair!.content).map(({ content }) => bytesToBigInt(content))
  return { n: n!, e: e!, bytes: Math.ceil(n!.toString(2).length / 8) }
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

/** Whether a signature is of a SHA-256 digest, by the owner of a public key. */
export function verifyRsa(digest: Uint8Array, pem: string, signature: Uint8Array): boolean {
  const { n, e, bytes } = readKey(pem)
  const number = signature.length === bytes ? bytesToBigInt(signature) : n
  if (number >= n) return false
  const end = `00${SHA256_PREFIX}${toHex(digest)}`
  const expected = `0001${end.padStart(bytes * 2 - 4, 'f')}`
  return (
    power(number, e, n)
      .toString(16)
      .padStart(bytes * 2, '0') === expected
  )
}
