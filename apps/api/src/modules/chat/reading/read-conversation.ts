import type { chatContract } from '@kxo/domain/chat/contract'
import { found } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findConversation, readsForTeam } from '../find-conversation.ts'
import { readUpTo } from '../read-up-to.ts'
import { chatNews, tell } from '../tell.ts'
import { presentConversation } from './present-conversation.ts'

export const readConversation: Verb<typeof chatContract.read> = async (context, { params, query }) =>
  presentConversation(context, await findConversation(context, params.id), query.before)

/** Writes down how far the caller has read; the other side sees its mark. */
export const markRead: Verb<typeof chatContract.markRead> = async (context, { params, body }) => {
  const row = await findConversation(context, params.id)
  const isForTeam = readsForTeam(context, row)
  const { id } = found(
    await context.db
      .selectFrom('conversation_messages')
      .select('id')
      .where('conversation_id', '=', row.id)
      .where('id', '<=', body.up_to)
      .$if(!isForTeam, (all) => all.where('is_note', '=', false))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
  if (id > row.read_up_to) {
    const user_id = found(context.actor.user_id)
    await readUpTo(context, { conversation_id: row.id, user_id, is_team: isForTeam }, id)
    // Of a group nobody sees how far the others have read.
    if (row.user_id === null) await publish(context, { to: [user_id], kind: chatNews })
    else await tell(context, row)
  }
  return { done: true as const }
}
