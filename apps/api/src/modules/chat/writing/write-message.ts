import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../../platform/context.ts'
import { ownFiles } from '../../help/index.ts'
import { trace } from '../../traces/index.ts'
import { readsForTeam } from '../find-conversation.ts'
import { joinReaders } from '../join-readers.ts'
import type { ConversationRow } from '../queries.ts'
import { readUpTo } from '../read-up-to.ts'
import { tell } from '../tell.ts'

export type Written = { body: string; files?: number[] | undefined; key: string; is_note?: boolean | undefined }

/** What was already written under the key of a message. @throws 409 when the key served for something else */
export async function alreadyWritten(
  { db, actor }: Context,
  { key, body }: Written,
): Promise<{ id: number; conversation_id: number } | undefined> {
  const message = await db
    .selectFrom('conversation_messages')
    .select(['id', 'conversation_id', 'body'])
    .where('author_id', '=', found(actor.user_id))
    .where('key', '=', key)
    .executeTakeFirst()
  if (message && message.body !== body) refuse(kernelErrors.idempotencyReused)
  return message
}

/** Writes a message: its writer has read what came before, its readers and their open pages hear of it. */
export async function writeMessage(
  context: Context,
  row: ConversationRow,
  { body, files = [], key, is_note = false }: Written,
): Promise<number> {
  const { db, actor, now } = context
  const author_id = found(actor.user_id)
  const is_from_team = readsForTeam(context, row)
  await ownFiles(context, files)
  const { id } = await db
    .insertInto('conversation_messages')
    .values({ conversation_id: row.id, author_id, is_from_team, is_note, body, key, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (files.length > 0)
    await db
      .insertInto('conversation_files')
      .values([...new Set(files)].map((file_id, rank) => ({ message_id: id, file_id, rank })))
      .execute()
  await readUpTo(context, { conversation_id: row.id, user_id: author_id, is_team: is_from_team }, id)
  if (!is_note) {
    await db
      .updateTable('conversations')
      .set({ last_at: now, ...(is_from_team && { answered_up_to: id }) })
      .where('id', '=', row.id)
      .execute()
    await joinReaders(context, row)
  }
  await trace(context, { action: 'send_message', subject_id: row.id })
  await tell(context, row, { teamOnly: is_note })
  return id
}
