import { kernelErrors, type ProductErrorKind } from '@kxo/domain/kernel/errors'

/** What the database (or the disk) may refuse, by its code or constraint name, and what the product then answers. */
export type DatabaseRefusals = Readonly<Record<string, ProductErrorKind>>

const known: DatabaseRefusals = {
  '23505': kernelErrors.duplicate,
  '23503': kernelErrors.stillReferenced,
  '23514': kernelErrors.invalid,
  '23502': kernelErrors.invalid,
  '23P01': kernelErrors.conflict,
  '22P02': kernelErrors.invalid,
  '22P05': kernelErrors.invalid,
  '22021': kernelErrors.invalid,
  '22003': kernelErrors.invalid,
  '22008': kernelErrors.invalid,
  '22001': kernelErrors.invalid,
  '40001': kernelErrors.unavailable,
  '40P01': kernelErrors.unavailable,
  '57014': kernelErrors.unavailable,
  '53300': kernelErrors.unavailable,
  '53100': kernelErrors.storageFull,
  ENOSPC: kernelErrors.storageFull,
  EDQUOT: kernelErrors.storageFull,
  KX002: kernelErrors.conflict,
}

/** The database is away: it stops or starts, drops its connections, or nobody answers at its address. */
const away = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** What the driver says of a lost connection has no code. */
const lost = /^(Connection terminated|Client has encountered a connection error|timeout expired$|Client was closed)/

/** Whether the database could not be reached, or was lost on the way. */
export function isAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return away.has(code) || /^08[0-9A-Z]{3}$/.test(code)
  return typeof message === 'string' && lost.test(message)
}

/** The refusal a database error means, the modules' own first; undefined when it is our fault. */
export function refusalOf(error: unknown, own: DatabaseRefusals): ProductErrorKind | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (isAway(error)) return kernelErrors.unavailable
  if (typeof code !== 'string') return undefined
  return (constraint !== undefined ? own[constraint] : undefined) ?? own[code] ?? known[code]
}
