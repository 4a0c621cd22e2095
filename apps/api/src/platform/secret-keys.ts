import { createHash, randomBytes } from 'node:crypto'

/** 192 bits that cannot be guessed, safe in an address. */
export const secretKey = (): string => randomBytes(24).toString('base64url')

/** What is stored of a secret: it recognises the key and does not tell it. */
export const printOf = (key: string): Buffer => createHash('sha256').update(key).digest()
