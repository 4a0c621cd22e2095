import type { Conversation, Message } from '@kxo/domain/chat/contract'
import { may } from '@kxo/domain/chat/permissions'
import { isGroupOver } from '@kxo/domain/chat/rules'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { readsForTeam } from '../find-conversation.ts'
import { presentLine } from '../present.ts'
import { type ConversationRow, nameOf } from '../queries.ts'

/** Messages of one reading of a thread. */
const pageOfMessages = 50

const selectMessages = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('conversation_messages as x')
    .leftJoin('users as author', (join) => join.onRef('author.tenant_id', '=', 'x.tenant_id').onRef('author.id', '=', 'x.author_id'))
    .select(['x.id', 'x.author_id', 'x.is_from_team', 'x.is_note', 'x.body', 'x.created_at', nameOf('author').as('author_name')])

async function withFiles(
  { db, tenant }: Context,
  rows: readonly Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>[],
): Promise<Message[]> {
  const ids = rows.map(({ id }) => id)
  const files =
    ids.length === 0
      ? []
      : await db
          .selectFrom('conversation_files as joined')
          .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'joined.tenant_id').onRef('files.id', '=', 'joined.file_id'))
          .select(['joined.message_id', 'files.id', 'files.name', 'files.size'])
          .where('joined.message_id', 'in', ids)
          .orderBy('joined.rank')
          .execute()
  return rows.map((row) => ({
    ...row,
    author_name: row.author_name ?? tenant.label,
    files: files.filter(({ message_id }) => message_id === row.id).map(({ id, name, size }) => ({ id, name, size: Number(size) })),
  }))
}

/** One message, as its writer reads it back. */
export async function presentMessage(context: Context, id: number): Promise<Message> {
  const [message] = await withFiles(context, [await selectMessages(context).where('x.id', '=', id).executeTakeFirstOrThrow()])
  return message!
}

/** The last message the other side read: the team for a person, the person for the team; nobody’s business in a group. */
async function readByOthers({ db }: Context, row: ConversationRow, isForTeam: boolean): Promise<number> {
  if (row.user_id === null) return 0
  const { up_to } = await db
    .selectFrom('conversation_members')
    .select(sql<number>`coalesce(max(read_up_to), 0)::bigint`.as('up_to'))
    .where('conversation_id', '=', row.id)
    .where('is_team', '=', !isForTeam)
    .executeTakeFirstOrThrow()
  return up_to
}

/** A conversation as its reader sees it: whom it is with never reads a note. */
export async function presentConversation(context: Context, row: ConversationRow, before?: number): Promise<Conversation> {
  const isForTeam = readsForTeam(context, row)
  const rows = await selectMessages(context)
    .where('x.conversation_id', '=', row.id)
    .$if(!isForTeam, (all) => all.where('x.is_note', '=', false))
    .$if(before !== undefined, (all) => all.where('x.id', '<', before ?? 0))
    .orderBy('x.id', 'desc')
    .limit(pageOfMessages + 1)
    .execute()
  const is_over = row.user_id === null && isGroupOver(row.event_end, context.now)
  return {
    ...presentLine(context, row, isForTeam),
    closed_at: row.closed_at,
    closed_by_name: row.closed_by_name,
    is_over,
    may_write: !is_over && may.write(context.actor, row),
    read_up_to: row.read_up_to,
    read_by_others: await readByOthers(context, row, isForTeam),
    has_older: rows.length > pageOfMessages,
    messages: await withFiles(context, rows.slice(0, pageOfMessages).toReversed()),
  }
}
