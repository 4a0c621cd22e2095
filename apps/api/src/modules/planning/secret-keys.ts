import { createHash, randomBytes } from 'node:crypto'

/** A secret nobody can guess, for an address that opens without an account. */
export const secretKey = (): string => randomBytes(24).toString('base64url')

/** What is stored of a secret: it recognises the key and does not tell it. */
export const printOf = (key: string): Buffer => createHash('sha256').update(key).digest()
