import { randomInt } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { hashOf } from '../sessions/hash-of.ts'

const howMany = 10
/** Neither 0 and O nor 1, I and L: a code is copied by hand. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const half = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Ten new codes of 49 bits each, the former ones dead; only their hash is kept. */
export async function renewCodes({ db }: Context, userId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => `${half()}-${half()}`)
  await forgetCodes(db, userId)
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(plain(code)) })))
    .execute()
  return codes
}

export const forgetCodes = (db: Queries, userId: number) => db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()

/** Whether a code was one of the person's; it is spent, once whatever the number of parallel tries. */
export async function spendCode({ db, now }: Context, userId: number, code: string): Promise<boolean> {
  const spent = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(plain(code)))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

export async function codesLeft(db: Queries, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
