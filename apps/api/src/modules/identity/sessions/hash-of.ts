import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 192 bits that cannot be guessed, safe in an address. */
export const opaqueCode = (): string => randomBytes(24).toString('base64url')
/** What is kept of a code at rest. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')
export const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')
