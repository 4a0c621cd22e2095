import { identityErrors } from '@kxo/domain/identity/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Context, refuseKeeping } from '../../../platform/context.ts'
import { refuseFlood, waitTurn } from '../../../platform/http/refuse-flood.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { hashOf, sixDigits } from '../sessions/hash-of.ts'

const table = 'validation_codes'
const codeLife = 15 * 60_000
const betweenCodes = 60_000
const maxTries = 5
/** Nobody's mailbox is flooded by a stranger, and guessing stays vain from one code to the next: fifty tries of a million in a day. */
const codes = { anHour: 5, aDay: 10 }

/** What a code proves: an address, for one purpose, for one account when it has one. */
export type CodeProof = {
  mail: string
  purpose: 'account' | 'mail' | 'registration' | 'vote' | 'signature' | 'agreement'
  user_id: number | null
}

const codesFor = ({ db }: Context, { mail, purpose, user_id }: CodeProof) =>
  db
    .selectFrom(table)
    .where('mail', '=', mail)
    .where('purpose', '=', purpose)
    .where('user_id', user_id === null ? 'is' : '=', user_id)

/**
 * A new six-digit code to send, at most one a minute by the same way; undefined when one just left.
 * @throws 429 beyond five an hour or ten a day to one address
 */
export async function newCode(
  context: Context,
  proof: CodeProof,
  channel: 'mail' | 'sms',
): Promise<{ id: number; code: string; expires_at: Date } | undefined> {
  const { now } = context
  await waitTurn(context, table)
  const recent = await codesFor(context, proof)
    .select('id')
    .where('channel', '=', channel)
    .where('created_at', '>', new Date(now.getTime() - betweenCodes))
    .executeTakeFirst()
  if (recent) return undefined
  const { mail } = proof
  await refuseFlood(context, { table, at: 'created_at' }, [
    { column: 'mail', value: mail, hours: 24, most: codes.aDay },
    { column: 'mail', value: mail, hours: 1, most: codes.anHour },
  ])
  const code = sixDigits()
  const expires_at = new Date(now.getTime() + codeLife)
  const { id } = await context.db
    .insertInto(table)
    .values({ ...proof, channel, code_hash: hashOf(code), expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, code, expires_at }
}

/** Mails one. @throws 429 */
export async function mailCode(context: Context, proof: CodeProof, to: Recipient): Promise<void> {
  const made = await newCode(context, proof, 'mail')
  if (!made) return
  const { id, code, expires_at } = made
  const values = { code, expires: { fr: '{expires_at, time}', en: '{expires_at, time}' }, expires_at }
  await context.services.enqueueMail(context, { moment: 'validation_code', to, occurrence: String(id), values })
}

/** @returns how it was sent. @throws 422 'Ce code de validation est incorrect', counting the try; five wrong ones kill the code */
export async function proveCode(context: Context, proof: CodeProof, code: string): Promise<'mail' | 'sms'> {
  const { db, now } = context
  const row = await codesFor(context, proof)
    .selectAll()
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.tries >= maxTries) refuse(identityErrors.wrongValidationCode)
  if (row.code_hash !== hashOf(code)) {
    await db
      .updateTable(table)
      .set({ tries: row.tries + 1 })
      .where('id', '=', row.id)
      .execute()
    refuseKeeping(identityErrors.wrongValidationCode)
  }
  await db.updateTable(table).set({ used_at: now }).where('id', '=', row.id).execute()
  return row.channel === 'sms' ? 'sms' : 'mail'
}
