import type { chatContract } from '@kxo/domain/chat/contract'
import { may } from '@kxo/domain/chat/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { findConversation, lockConversation } from '../find-conversation.ts'
import type { ConversationRow } from '../queries.ts'
import { presentConversation } from '../reading/present-conversation.ts'
import { tell } from '../tell.ts'

/** Opens a closed conversation again, by the team or by whoever writes in it. */
export async function openAgain(context: Context, row: ConversationRow): Promise<void> {
  await context.db.updateTable('conversations').set({ closed_at: null, closed_by: null }).where('id', '=', row.id).execute()
  await trace(context, { action: 'reopen_conversation', subject_id: row.id })
}

/** Closes or opens again; asked twice, the first time counts. */
const turn =
  (isClosed: boolean) =>
  async (context: Context, { params }: { params: { id: number } }) => {
    const { db, actor, now } = context
    authorize(may.answer(actor))
    const row = await lockConversation(context, params.id)
    if ((row.closed_at !== null) !== isClosed) {
      if (isClosed) {
        await db.updateTable('conversations').set({ closed_at: now, closed_by: actor.user_id }).where('id', '=', row.id).execute()
        await trace(context, { action: 'close_conversation', subject_id: row.id })
      } else await openAgain(context, row)
      await tell(context, row)
    }
    return presentConversation(context, await findConversation(context, row.id))
  }

export const closeConversation: Verb<typeof chatContract.close> = turn(true)
export const reopenConversation: Verb<typeof chatContract.reopen> = turn(false)
