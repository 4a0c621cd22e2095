import { randomUUID } from 'node:crypto'
import { accountStatus } from '@kxo/domain/identity/status'
import { mailStatus } from '@kxo/domain/mailing/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { revokeSessionsOf, type UserRow } from '../../identity/index.ts'
import { erasedMark } from '../../traces/index.ts'
import { blankPerson } from './blank-person.ts'
import { evidenceCodes } from './measure.ts'
import { ofAnswers } from './references.ts'

/** Rows that hold nothing but the person: removed. */
const theirsAlone = [
  'recovery_codes',
  'personal_links',
  'contexts',
  'organiser_news',
  'notifications',
  'tutorial_views',
  'pushes',
  'push_devices',
  'push_choices',
  'directory_messages',
  'document_notices',
  'document_readings',
  'document_requests',
  'proof_shares',
] as const

/** Closes their sessions and removes what is theirs alone. */
export async function removeOwnRows(context: Context, ids: readonly number[], mails: readonly string[]): Promise<void> {
  const { db } = context
  const who = sql`${[...ids]}::bigint[]`
  for (const id of ids) await revokeSessionsOf(context, id, 'erased')
  await sql`delete from refresh_tokens where session_id in (select id from sessions where user_id = any(${who}))`.execute(db)
  await sql`delete from sessions where user_id = any(${who})`.execute(db)
  for (const table of theirsAlone) await sql`delete from ${sql.table(table)} where user_id = any(${who})`.execute(db)
  await sql`delete from validation_codes where user_id = any(${who}) or mail = any(${[...mails]}::text[])`.execute(db)
  await sql`delete from saved_searches where user_id = any(${who}) or mail = any(${[...mails]}::text[])`.execute(db)
  await sql`delete from throttled_acts where caller = any(${ids.map((id) => `user ${id}`)}::text[])`.execute(db)
  await sql`delete from login_failures where subject = any(${mails.map((mail) => `mail ${mail}`)}::text[])`.execute(db)
  for (const table of ['field_responses', 'record_responses'])
    await sql`delete from ${sql.table(table)} where ${ofAnswers(ids)}`.execute(db)
  for (const table of ['registration_notes', 'attendance_notices'])
    await sql`delete from ${sql.table(table)} where registration_id in (select id from registrations where user_id = any(${who}))`.execute(
      db,
    )
  await sql`update option_choices set answer = '' where registration_id in (select id from registrations where user_id = any(${who}))`.execute(
    db,
  )
  await sql`update registration_payers set funder_number = null where registration_id in (select id from registrations where user_id = any(${who}))`.execute(
    db,
  )
  await sql`update memberships set ended_at = now() where user_id = any(${who}) and ended_at is null`.execute(db)
  await sql`update companies set referent_id = null where referent_id = any(${who})`.execute(db)
  await sql`update regions set referent_id = null where referent_id = any(${who})`.execute(db)
}

/** Answers kept for replays: those to them, to who acted as them, and those that say them. */
export async function forgetAnswers({ db }: Context, ids: readonly number[], pattern: string | undefined): Promise<void> {
  const theirs = `^(full|link) (${ids.join('|')})( |$)| by (${ids.join('|')})$`
  const says = pattern === undefined ? sql`false` : sql`answer::text ~* ${pattern}`
  await sql`delete from idempotency_keys where credential ~ ${theirs} or ${says}`.execute(db)
}

/** Empties the mails and text messages they received; what was waiting to leave does not. */
export async function emptyMails({ db }: Context, ids: readonly number[], mails: readonly string[], mark: string): Promise<void> {
  await sql`update mails set recipient = ${mark} || '-' || id, recipient_name = ${mark}, subject = ${mark}, html = '', body_text = '', attachments = '[]', request = null,
      status = case when status = ${mailStatus.codeOf('sending')} then ${mailStatus.codeOf('rejected')} else status end
    where user_id = any(${[...ids]}::bigint[]) or recipient = any(${[...mails]}::text[])
      or copy_of in (select id from mails where user_id = any(${[...ids]}::bigint[]) or recipient = any(${[...mails]}::text[]))`.execute(db)
  await sql`update sms set number = ${mark} || '-' || id, body = '',
      status = case when status = ${mailStatus.codeOf('sending')} then ${mailStatus.codeOf('rejected')} else status end
    where user_id = any(${[...ids]}::bigint[])`.execute(db)
}

/** Removes their files that prove nothing; bytes follow once the transaction is written. */
export async function removeFiles({ db, services, transaction }: Context, ids: readonly number[]): Promise<void> {
  const who = sql`${[...ids]}::bigint[]`
  const { rows: documents } = await sql<{ file_id: number }>`
    delete from documents where user_id = any(${who}) and category <> all(${evidenceCodes}::smallint[]) returning file_id`.execute(db)
  const { rows: avatars } = await sql<{ file_id: number }>`
    select avatar_file_id as file_id from users where id = any(${who}) and avatar_file_id is not null`.execute(db)
  const { rows: exports } = await sql<{ file_id: number }>`
    select file_id from data_requests where user_id = any(${who}) and file_id is not null`.execute(db)
  await sql`update users set avatar_file_id = null where id = any(${who})`.execute(db)
  await sql`update data_requests set file_id = null where user_id = any(${who})`.execute(db)
  const ids_of = [...documents, ...avatars, ...exports].map(({ file_id }) => file_id)
  if (ids_of.length === 0) return
  const { rows } = await sql<{ storage_key: string }>`
    delete from files where id = any(${ids_of}::bigint[]) and not exists (select 1 from documents d where d.tenant_id = files.tenant_id and d.file_id = files.id)
    returning storage_key`.execute(db)
  for (const { storage_key } of rows) transaction.afterCommit(() => void services.storage.remove(storage_key).catch(() => {}))
}

/** Blanks what the log says of their record; that something happened, when and by whom, stays. */
export async function blankTraces({ db }: Context, ids: readonly number[], pattern: string | undefined): Promise<void> {
  const says = pattern === undefined ? sql`false` : sql`(coalesce(info, '') ~* ${pattern} or coalesce(change::text, '') ~* ${pattern})`
  await sql`update traces set info = null, change = ${erasedMark}
    where (info is not null or change is not null) and ((subject = 'user' and subject_id = any(${[...ids]}::bigint[])) or ${says})`.execute(
    db,
  )
}

/** Leaves of the person a number without a name: status 9. */
export async function pseudonymise({ db, now }: Context, user: Pick<UserRow, 'id'>, mark: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({
      status: accountStatus.codeOf('deleted'),
      unique_id: randomUUID(),
      mail: `${user.id}@erased.invalid`,
      ...blankPerson,
      last_name: mark,
      erased_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', user.id)
    .execute()
}
