import { conversationKind } from '@kxo/domain/chat/kinds'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { publish } from '../../platform/http/live.ts'
import { groupOf } from './queries.ts'
import { readersOf } from './team.ts'

/** What open pages hear: they read again what they show of conversations. */
export const chatNews = 'chat'

type Between = { id: number; kind: number; user_id: number | null; event_id: number | null }

const isGroup = ({ kind }: Between): boolean => conversationKind.keyOf(kind) === 'group'

/** The people a conversation is with, without the team. */
export async function peopleOf({ db }: Pick<Context, 'db'>, conversation: Between): Promise<number[]> {
  if (!isGroup(conversation)) return conversation.user_id === null ? [] : [conversation.user_id]
  if (conversation.event_id === null) return []
  const { rows } = await groupOf(sql`${conversation.event_id}::bigint`).execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Tells the team, and unless it concerns the team alone, whom the conversation is with. */
export async function tell(context: Context, conversation: Between, { teamOnly = false } = {}): Promise<void> {
  const people = teamOnly ? [] : await peopleOf(context, conversation)
  await publish(context, { to: [...new Set([...people, ...(await readersOf(context))])], kind: chatNews })
}
