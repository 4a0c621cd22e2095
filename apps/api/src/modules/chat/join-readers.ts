import type { Context } from '../../platform/context.ts'
import { peopleOf } from './tell.ts'

/** Whoever is to read what is written: whom it is with, everyone of a group, whoever of the team answers. */
export async function joinReaders(
  context: Context,
  conversation: { id: number; kind: number; user_id: number | null; event_id: number | null; assigned_to: number | null },
): Promise<void> {
  const people = (await peopleOf(context, conversation)).map((user_id) => ({ user_id, is_team: false }))
  const { assigned_to } = conversation
  const team =
    assigned_to === null || people.some(({ user_id }) => user_id === assigned_to) ? [] : [{ user_id: assigned_to, is_team: true }]
  const members = [...people, ...team]
  if (members.length === 0) return
  await context.db
    .insertInto('conversation_members')
    .values(members.map((member) => ({ conversation_id: conversation.id, ...member })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'conversation_id', 'user_id']).doNothing())
    .execute()
}
