import type { chatContract } from '@kxo/domain/chat/contract'
import { chatErrors } from '@kxo/domain/chat/errors'
import { may } from '@kxo/domain/chat/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { findConversation, lockConversation } from '../find-conversation.ts'
import { joinReaders } from '../join-readers.ts'
import { presentConversation } from '../reading/present-conversation.ts'
import { answerersOf } from '../team.ts'
import { tell } from '../tell.ts'

/** Says who of the team answers. @throws 422 on somebody who does not answer messages */
export const assignConversation: Verb<typeof chatContract.assign> = async (context, { params, body }) => {
  const { db, actor } = context
  authorize(may.answer(actor))
  const row = await lockConversation(context, params.id)
  const answerer = body.user === null ? undefined : (await answerersOf(context)).find(({ id }) => id === body.user)
  if (body.user !== null && !answerer) refuse(chatErrors.notOfTeam, {}, [{ field: 'user', message: 'unknownId' }])
  if (row.assigned_to !== body.user) {
    await db.updateTable('conversations').set({ assigned_to: body.user }).where('id', '=', row.id).execute()
    await joinReaders(context, { ...row, assigned_to: body.user })
    await trace(context, { action: 'assign_conversation', subject_id: row.id, info: answerer?.name ?? null })
    await tell(context, row, { teamOnly: true })
  }
  return presentConversation(context, await findConversation(context, row.id))
}
