import { retainedMonths } from '@kxo/domain/chat/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

/** Removes files of messages, unless something else holds them: their bytes follow once the transaction is written. */
async function removeFiles({ db, services, transaction }: Context, messages: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ storage_key: string }>`
    with joined as (delete from conversation_files where message_id in (${messages}) returning file_id)
    delete from files where id in (select file_id from joined)
      and not exists (select from documents d where d.tenant_id = files.tenant_id and d.file_id = files.id)
    returning storage_key`.execute(db)
  for (const { storage_key } of rows) transaction.afterCommit(() => void services.storage.remove(storage_key).catch(() => {}))
}

/** Removes the conversations of people who are erased; of what they wrote in groups, the others keep a place without words. */
export async function eraseConversations(context: Context, ids: readonly number[]): Promise<void> {
  const { db } = context
  const who = sql`${[...ids]}::bigint[]`
  const theirs = sql`select id from conversations where user_id = any(${who})`
  await removeFiles(
    context,
    sql`select id from conversation_messages where conversation_id in (${theirs}) or (author_id = any(${who}) and not is_from_team)`,
  )
  await sql`delete from conversations where user_id = any(${who})`.execute(db)
  await sql`update conversation_messages set body = '…' where author_id = any(${who}) and not is_from_team`.execute(db)
  await sql`delete from conversation_members where user_id = any(${who})`.execute(db)
}

/** Removes what is closed and was silent for so long that nobody comes back to it (PRV-22). @returns how many */
export async function forgetConversations(context: Context): Promise<number> {
  const { db, now } = context
  const old = sql`select id from conversations where closed_at is not null
    and last_at < ${now.toISOString()}::timestamptz - make_interval(months => ${retainedMonths})`
  await removeFiles(context, sql`select id from conversation_messages where conversation_id in (${old})`)
  const { numAffectedRows = 0n } = await sql`delete from conversations where id in (${old})`.execute(db)
  return Number(numAffectedRows)
}
