import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

/** Failures in 15 minutes that close the door for 15 minutes, per account and per address (PRV-40). */
const allowed = 10
/** Wrong codes of the second factor. */
const allowedCodes = 5
const minutes = 15

/** What failures are counted against: an account and an address. */
export type LoginThrottle = readonly { subject: string; allowed: number }[]
const plain = (mail: string): string => mail.trim().toLowerCase()
export const loginThrottle = ({ request }: Context, mail: string): LoginThrottle => [
  { subject: `address ${request.address}`, allowed },
  { subject: `mail ${plain(mail)}`, allowed },
]
/** The second step of a login: the account's codes count apart as well. */
export const codeThrottle = (context: Context, mail: string): LoginThrottle => [
  ...loginThrottle(context, mail),
  { subject: `code ${plain(mail)}`, allowed: allowedCodes },
]

async function isClosed({ db, now }: Context, door: LoginThrottle): Promise<boolean> {
  const subjects = door.map(({ subject }) => subject)
  const counts = await db
    .selectFrom('login_failures')
    .select(({ fn }) => ['subject', fn.countAll<number>().as('failures')])
    .where('subject', 'in', subjects)
    .where('failed_at', '>', new Date(now.getTime() - minutes * 60_000))
    .groupBy('subject')
    .execute()
  return door.some((one) => (counts.find(({ subject }) => subject === one.subject)?.failures ?? 0) >= one.allowed)
}

/** @throws 429 */
export async function refuseWhenClosed(context: Context, door: LoginThrottle): Promise<void> {
  if (await isClosed(context, door)) refuse(kernelErrors.tooMany, { minutes })
}

/**
 * Lets the tries of one account or address pass one by one, until the end of the transaction, and counts again: parallel
 * guesses learn nothing beyond the limit. Taken after the slow hash, in one order for all. @throws 429
 */
export async function passOneByOne(context: Context, door: LoginThrottle): Promise<void> {
  for (const { subject } of door.toSorted((a, b) => (a.subject < b.subject ? -1 : 1)))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`door ${context.tenant.id} ${subject}`}, 0))`.execute(context.db)
  await refuseWhenClosed(context, door)
}

/** @returns whether this failure closed the door */
export async function countFailure(context: Context, door: LoginThrottle): Promise<boolean> {
  await context.db
    .insertInto('login_failures')
    .values(door.map(({ subject }) => ({ subject })))
    .execute()
  return isClosed(context, door)
}
