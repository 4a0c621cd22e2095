import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Recipient } from '../../../platform/mail.ts'

/** A person, as mails are addressed to them. */
export async function recipientOf(db: Queries, id: number): Promise<Recipient> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'mail', 'first_name', 'last_name', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { user_id: row.id, mail: row.mail, first_name: row.first_name, last_name: row.last_name, language: row.language as 'fr' | 'en' }
}
