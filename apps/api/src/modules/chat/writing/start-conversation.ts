import type { chatContract } from '@kxo/domain/chat/contract'
import { type ConversationKind, conversationKind } from '@kxo/domain/chat/kinds'
import { may } from '@kxo/domain/chat/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findConversation, foundChat, lockConversation } from '../find-conversation.ts'
import { presentConversation } from '../reading/present-conversation.ts'
import { refuseGroupOver } from './post-message.ts'
import { columns, subjectColumns } from './subject-of.ts'
import { alreadyWritten, writeMessage } from './write-message.ts'

type Body = Parameters<Verb<typeof chatContract.start>>[1]['body']

const gone = accountStatus.codesOf('disabled', 'deleted')

/** The group of an event, opened by whoever writes in it first. */
async function groupOf({ db, actor }: Context, event_id: number): Promise<number> {
  authorize(may.answer(actor))
  const known = await db.selectFrom('events').select('id').where('id', '=', event_id).executeTakeFirst()
  if (!known) refuse(kernelErrors.invalid, {}, [{ field: 'group', message: 'unknownId' }])
  await db
    .insertInto('conversations')
    .values({ kind: conversationKind.codeOf('group'), event_id })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'event_id']).where('kind', '=', conversationKind.codeOf('group')).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('conversations')
    .select('id')
    .where('event_id', '=', event_id)
    .where('kind', '=', conversationKind.codeOf('group'))
    .executeTakeFirstOrThrow()
  return id
}

/** The open conversation of a person about a record, or a new one. */
async function conversationWith(context: Context, user_id: number, subject: Body['subject']): Promise<number> {
  const { db } = context
  // Two first messages at once make one conversation.
  const user = await db.selectFrom('users').select(['id', 'is_partner', 'status']).where('id', '=', user_id).forUpdate().executeTakeFirst()
  if (!user || gone.includes(user.status)) return refuse(kernelErrors.invalid, {}, [{ field: 'user', message: 'unknownId' }])
  const about = await subjectColumns(context, subject, user_id)
  const open = await db
    .selectFrom('conversations')
    .select('id')
    .where('user_id', '=', user_id)
    .where('closed_at', 'is', null)
    .where((eb) => eb.and(Object.values(columns).map((column) => eb(column, 'is not distinct from', about[column] ?? null))))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (open) return open.id
  const kind: ConversationKind = user.is_partner ? 'partner' : 'organisation'
  const { id } = await db
    .insertInto('conversations')
    .values({ kind: conversationKind.codeOf(kind), user_id, ...about })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes the first message of a conversation, or goes on with the one about the same record. */
export const startConversation: Verb<typeof chatContract.start> = async (context, { body }) => {
  const { actor } = context
  const { user = null, group = null, subject } = body
  const isToOthers = user !== null || group !== null
  authorize(may.useChat(actor) && (!isToOthers || may.answer(actor)))
  foundChat(context)
  if (user !== null && group !== null) refuse(kernelErrors.invalid, {}, [{ field: 'group', message: 'unknownField' }])
  const before = await alreadyWritten(context, body)
  const id =
    before?.conversation_id ??
    (group !== null ? await groupOf(context, group) : await conversationWith(context, user ?? found(actor.user_id), subject))
  if (!before) {
    const row = await lockConversation(context, id)
    refuseGroupOver(context, row)
    // The same message may have been on its way twice.
    if (!(await alreadyWritten(context, body))) await writeMessage(context, row, body)
  }
  return presentConversation(context, await findConversation(context, id))
}
