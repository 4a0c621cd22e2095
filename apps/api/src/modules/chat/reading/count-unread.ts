import type { chatContract } from '@kxo/domain/chat/contract'
import { may } from '@kxo/domain/chat/permissions'
import { type RawBuilder, sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { foundChat } from '../find-conversation.ts'
import { isOwn } from '../queries.ts'

/** Conversations that hold a message somebody has not read. */
async function countOf({ db, actor }: Context, which: RawBuilder<unknown>, message: RawBuilder<unknown>): Promise<number> {
  const me = sql`${actor.user_id}::bigint`
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from conversations c
    left join conversation_members m on m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.user_id = ${me}
    where ${which} and exists (select from conversation_messages x where x.tenant_id = c.tenant_id and x.conversation_id = c.id
      and not x.is_note and x.author_id is distinct from ${me} and x.id > coalesce(m.read_up_to, 0) ${message})`.execute(db)
  return rows[0]?.n ?? 0
}

/** What waits for the caller: their own, and what nobody or they have taken of the inbox. */
export const countUnread: Verb<typeof chatContract.unread> = async (context) => {
  const { actor } = context
  authorize(may.useChat(actor))
  foundChat(context)
  const me = sql`${actor.user_id}::bigint`
  const [own, team] = await Promise.all([
    countOf(context, isOwn(actor.user_id), sql``),
    may.readInbox(actor)
      ? countOf(
          context,
          sql`c.closed_at is null and c.user_id is distinct from ${me} and (c.assigned_to is null or c.assigned_to = ${me})`,
          sql`and not x.is_from_team and x.id > c.answered_up_to`,
        )
      : 0,
  ])
  return { own, team }
}
