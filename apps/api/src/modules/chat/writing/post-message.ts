import type { chatContract } from '@kxo/domain/chat/contract'
import { chatErrors } from '@kxo/domain/chat/errors'
import { may } from '@kxo/domain/chat/permissions'
import { groupDays, isGroupOver } from '@kxo/domain/chat/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { lockConversation, readsForTeam } from '../find-conversation.ts'
import type { ConversationRow } from '../queries.ts'
import { presentMessage } from '../reading/present-conversation.ts'
import { openAgain } from './close-conversation.ts'
import { alreadyWritten, writeMessage } from './write-message.ts'

/** @throws 409 in the group of an event that ended long ago */
export function refuseGroupOver({ now }: Context, { user_id, event_end }: ConversationRow): void {
  if (user_id === null && isGroupOver(event_end, now)) refuse(chatErrors.groupOver, { days: groupDays })
}

/**
 * Writes in a conversation; a message that comes again under its key is answered as it was written.
 * @throws 409 in a closed one, unless the message opens it again
 */
export const postMessage: Verb<typeof chatContract.post> = async (context, { params, body }) => {
  const { actor } = context
  const row = await lockConversation(context, params.id)
  authorize(may.write(actor, row) && (!body.is_note || (may.answer(actor) && readsForTeam(context, row))))
  const before = await alreadyWritten(context, body)
  if (before) return presentMessage(context, before.id)
  refuseGroupOver(context, row)
  if (row.closed_at !== null && !body.is_note) {
    if (!body.reopens) refuse(chatErrors.conversationClosed, { name: row.closed_by_name ?? context.tenant.label })
    await openAgain(context, row)
  }
  return presentMessage(context, await writeMessage(context, row, body))
}
