// The part of `node:crypto` that programs on the site use.
import { Buffer } from 'buffer/'
import { hmac } from '@noble/hashes/hmac'
import { pbkdf2 } from '@noble/hashes/pbkdf2'
import { sha256, sha512 } from '@noble/hashes/sha2'
import { verifyRsa } from './verify-rsa'

const DIGESTS = { sha256, sha512 }

type Digest = keyof typeof DIGESTS
type Data = string | Uint8Array
type Words = [password: string, salt: string, iterations: number, bytes: number, digest: Digest]

/** What noble's hashes and HMACs have in common. */
type Summing = { update: (data: Data) => unknown; digest: () => Uint8Array }

function requireDigest(name: Digest) {
  if (Object.hasOwn(DIGESTS, name)) return DIGESTS[name]
  throw new Error(`“${name}” isn't available in the page. It has ${Object.keys(DIGESTS).join(' and ')}.`)
}

/** A hash or HMAC with the methods of Node.js. */
class Sum {
  constructor(private readonly sum: Summing) {}

  update(data: Data): this {
    this.sum.update(data)
    return this
  }

  digest(encoding?: 'hex' | 'base64' | 'base64url'): Buffer | string {
    const bytes = Buffer.from(this.sum.digest())
    return encoding === undefined ? bytes : bytes.toString(encoding)
  }
}

export const createHash = (digest: Digest) => new Sum(requireDigest(digest).create())

export const createHmac = (digest: Digest, key: Data) => new Sum(hmac.create(requireDigest(digest), key))

export const pbkdf2Sync = (...[password, salt, c, dkLen, digest]: Words) =>
  Buffer.from(pbkdf2(requireDigest(digest), password, salt, { c, dkLen }))

export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) throw new RangeError('Input buffers must have the same byte length')
  return a.reduce((difference, byte, index) => difference | (byte ^ b[index]!), 0) === 0
}

type Signed = [digest: string, data: Data, publicKey: string, signature: Uint8Array]

/** Verifies an RSA signature of SHA-256. Other keys and digests are errors. */
export function verify(...[digest, data, publicKey, signature]: Signed): boolean {
  if (digest.toLowerCase() !== 'sha256')
    throw new Error(`“${digest}” isn't available in the page. It verifies sha256.`)
  return verifyRsa(sha256(data), publicKey, signature)
}
