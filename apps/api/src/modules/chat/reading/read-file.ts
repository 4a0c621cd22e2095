import type { chatContract } from '@kxo/domain/chat/contract'
import { chat } from '@kxo/domain/chat/paths'
import { may } from '@kxo/domain/chat/permissions'
import { authorize, found } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { linkPathOf } from '../../identity/index.ts'
import { findConversation, foundChat, readsForTeam } from '../find-conversation.ts'

export const attachFile: Verb<typeof chatContract.attach> = async (context, { file }) => {
  authorize(may.openConversation(context.actor))
  foundChat(context)
  // A link made for something else joins nothing to a message.
  if (context.actor.session === 'link') found((await linkPathOf(context))?.startsWith(`${chat()}?`) || undefined)
  const { id } = await keepReceived(context, file)
  return { id, name: file.name, size: file.size }
}

/** A file of a message its reader sees: those of notes are the team’s. @throws 404 */
export const readChatFile: Verb<typeof chatContract.file> = async (context, { params }) => {
  const row = await findConversation(context, params.id)
  const file = found(
    await context.db
      .selectFrom('conversation_files as joined')
      .innerJoin('conversation_messages as x', (join) =>
        join.onRef('x.tenant_id', '=', 'joined.tenant_id').onRef('x.id', '=', 'joined.message_id'),
      )
      .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'joined.tenant_id').onRef('files.id', '=', 'joined.file_id'))
      .select(['files.name', 'files.content_type', 'files.storage_key'])
      .where('x.conversation_id', '=', row.id)
      .where('files.id', '=', params.file)
      .$if(!readsForTeam(context, row), (all) => all.where('x.is_note', '=', false))
      .executeTakeFirst(),
  )
  return { content_type: file.content_type, name: file.name, body: await context.services.storage.stream(file.storage_key) }
}
