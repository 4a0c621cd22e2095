import { createHash } from 'node:crypto'
import type { Actor } from '@kxo/domain/kernel/actor'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Transaction } from '../database/tenancy.ts'

/** What was answered the first time. */
export type Answer = { status: number; body: unknown }

/** The same request has the same fingerprint whatever the order of its fields. */
export function fingerprintOf(method: string, path: string, input: unknown): string {
  return createHash('sha256')
    .update(`${method} ${path}\n`)
    .update(canonical(input ?? null))
    .digest('hex')
}

/** Whose keys these are: the person's, whatever session they have, for one that ended before its answer came is opened again and the act asked again. */
export const credentialOf = ({ user_id, session, acting_admin_id }: Actor, ip: string): string =>
  user_id === null ? `address ${ip}` : `${session} ${user_id}${acting_admin_id === null ? '' : ` by ${acting_admin_id}`}`

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner) && !(inner instanceof Date)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/**
 * Runs `act` once per key and credential within 24 h: a replay answers what was answered first.
 * The key is taken in the transaction of the act, so a parallel replay waits for the first to commit.
 * @throws 409 when the key served another request
 */
export async function onlyOnce(
  transaction: Transaction,
  credential: string,
  key: string,
  fingerprint: string,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { db } = transaction
  await db
    .deleteFrom('idempotency_keys')
    .where('credential', '=', credential)
    .where('key', '=', key)
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .execute()
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ credential, key, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  const row = db.updateTable('idempotency_keys').where('credential', '=', credential).where('key', '=', key)
  if (!taken) {
    const first = await db
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'status', 'answer'])
      .where('credential', '=', credential)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (first.fingerprint !== fingerprint || first.status === null) refuse(kernelErrors.idempotencyReused)
    return { status: first.status, body: first.answer }
  }
  const answer = await act()
  // A refusal whose writes are kept is no answer to give again: asked again, the act is tried again.
  if (answer.status >= kernelErrors.unreadable.http) {
    await db.deleteFrom('idempotency_keys').where('credential', '=', credential).where('key', '=', key).execute()
    return answer
  }
  await row.set({ status: answer.status, answer: JSON.stringify(answer.body ?? null) }).execute()
  return answer
}
