import { pbkdf2 } from '@noble/hashes/pbkdf2'
import { sha256, sha512 } from '@noble/hashes/sha2'

const DIGESTS = { sha256, sha512 }

type Words = [password: string, salt: string, iterations: number, bytes: number, digest: keyof typeof DIGESTS]

/** The part of `node:crypto` that programs on the site use. */
export const crypto = {
  pbkdf2Sync: (...[password, salt, c, dkLen, digest]: Words) =>
    pbkdf2(DIGESTS[digest], password, salt, { c, dkLen }),
}
