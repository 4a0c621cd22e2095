import { identityErrors } from '@kxo/domain/identity/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Context, refuseKeeping } from '../../platform/context.ts'
import type { Recipient } from '../../platform/letters.ts'
import { validationCodeMoment } from './mails.ts'
import { hashOf, sixDigits } from './opaque-code.ts'

const codeLife = 15 * 60_000
const betweenCodes = 60_000
const maxTries = 5

/** What a code proves: an address, for one purpose, for one account when it has one. */
type Proof = { mail: string; purpose: 'account' | 'mail'; user_id: number | null }

const codesFor = ({ db }: Context, { mail, purpose, user_id }: Proof) =>
  db
    .selectFrom('validation_codes')
    .where('mail', '=', mail)
    .where('purpose', '=', purpose)
    .where('user_id', user_id === null ? 'is' : '=', user_id)

/** Mails a six-digit code, at most one a minute. */
export async function mailCode(context: Context, proof: Proof, to: Recipient): Promise<void> {
  const { now } = context
  const recent = await codesFor(context, proof)
    .select('id')
    .where('created_at', '>', new Date(now.getTime() - betweenCodes))
    .executeTakeFirst()
  if (recent) return
  const code = sixDigits()
  const { id } = await context.db
    .insertInto('validation_codes')
    .values({ ...proof, code_hash: hashOf(code), expires_at: new Date(now.getTime() + codeLife) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.services.post(context, { moment: validationCodeMoment, to, occurrence: String(id), values: { code } })
}

/** @throws 422 'Ce code de validation est incorrect', counting the try; five wrong ones kill the code */
export async function proveCode(context: Context, proof: Proof, code: string): Promise<void> {
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
      .updateTable('validation_codes')
      .set({ tries: row.tries + 1 })
      .where('id', '=', row.id)
      .execute()
    refuseKeeping(identityErrors.wrongValidationCode)
  }
  await db.updateTable('validation_codes').set({ used_at: now }).where('id', '=', row.id).execute()
}
