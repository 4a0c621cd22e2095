import { ownConversation } from '@kxo/domain/chat/paths'
import { may } from '@kxo/domain/chat/permissions'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import { linkPathOf } from '../identity/index.ts'
import { settingsOf } from '../tenants/index.ts'
import { type ConversationRow, selectConversations } from './queries.ts'

/** The space has messages, or no page nor call of them exists. @throws 404 */
export const foundChat = ({ tenant }: Pick<Context, 'tenant'>): true =>
  found(settingsOf(tenant).features.includes('interactivity') || undefined)

/** Whether somebody reads a conversation for the team rather than as the person it is with. */
export const readsForTeam = ({ actor }: Pick<Context, 'actor'>, { user_id }: { user_id: number | null }): boolean =>
  may.readInbox(actor) && user_id !== actor.user_id

/** A conversation of one’s own, or of the inbox; a personal link opens the one it was made for. @throws 404 for any other */
export async function findConversation(context: Context, id: number): Promise<ConversationRow> {
  const { db, actor } = context
  authorize(may.openConversation(actor))
  foundChat(context)
  const team = sql<boolean>`(${may.readInbox(actor)}::boolean and c.user_id is distinct from ${actor.user_id}::bigint)`
  const row = found(await selectConversations(db, actor.user_id, team).where('c.id', '=', id).executeTakeFirst())
  if (actor.session === 'link') found((await linkPathOf(context)) === ownConversation(id) || null)
  found(may.read(actor, row) || null)
  return row
}

/** Held until the transaction ends, so that nobody writes in what is being closed. */
export async function lockConversation(context: Context, id: number): Promise<ConversationRow> {
  await context.db.selectFrom('conversations').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return findConversation(context, id)
}
