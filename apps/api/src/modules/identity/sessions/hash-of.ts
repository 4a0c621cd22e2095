import { createHash, randomInt } from 'node:crypto'

/** What is kept of a code at rest. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')
export const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')
