import type { chatContract } from '@kxo/domain/chat/contract'
import { conversationKind, type InboxTab } from '@kxo/domain/chat/kinds'
import { may } from '@kxo/domain/chat/permissions'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { holds } from '../../../platform/lists/list-filters.ts'
import { foundChat } from '../find-conversation.ts'
import { presentLine } from '../present.ts'
import { isOwn, selectConversations } from '../queries.ts'

const shown: Readonly<Record<InboxTab, (me: number | null) => RawBuilder<SqlBool>>> = {
  open: () => sql`c.closed_at is null`,
  mine: (me) => sql`c.closed_at is null and c.assigned_to = ${me}`,
  unassigned: () => sql`c.closed_at is null and c.assigned_to is null and c.kind <> ${sql.lit(conversationKind.codeOf('group'))}`,
  groups: () => sql`c.closed_at is null and c.kind = ${sql.lit(conversationKind.codeOf('group'))}`,
  closed: () => sql`c.closed_at is not null`,
}

/** That a conversation names what is searched: its person, its record, or a message; a note for the team alone. */
const names = (q: string, isForTeam: boolean) => sql<SqlBool>`(
  ${holds(sql`searchable(coalesce(person.first_name || ' ' || person.last_name, ''))`, q)} or ${holds(sql`searchable(coalesce(e.title, ''))`, q)}
  or exists (select from conversation_messages f where f.tenant_id = c.tenant_id and f.conversation_id = c.id
    and ${holds(sql`f.search`, q)} ${isForTeam ? sql`` : sql`and not f.is_note`}))`

export const listConversations: Verb<typeof chatContract.list> = async (context, { query }) => {
  const { db, actor } = context
  const { scope, tab, q, user, page, page_size } = query
  const isForTeam = scope === 'team'
  authorize(isForTeam ? may.readInbox(actor) : may.useChat(actor))
  foundChat(context)
  const rows = selectConversations(db, actor.user_id, sql<boolean>`${isForTeam}::boolean`)
    .where(!isForTeam ? isOwn(actor.user_id) : user === undefined ? shown[tab](actor.user_id) : sql<SqlBool>`c.user_id = ${user}`)
    .$if(isForTeam, (all) => all.where(sql<SqlBool>`c.user_id is distinct from ${actor.user_id}::bigint`))
    .$if(q !== undefined && q.trim() !== '', (all) => all.where(names(q?.trim() ?? '', isForTeam)))
  const { count } = await rows.clearSelect().select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()
  const results = await db
    .selectFrom(rows.as('c'))
    .selectAll('c')
    .orderBy(sql`c.unread > 0`, 'desc')
    .orderBy('c.last_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  return { results: results.map((row) => presentLine(context, row, isForTeam)), count, page, page_size }
}
