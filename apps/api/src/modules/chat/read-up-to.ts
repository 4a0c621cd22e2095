import type { Context } from '../../platform/context.ts'

/** How far somebody has read; never back. */
export async function readUpTo(
  { db, now }: Pick<Context, 'db' | 'now'>,
  member: { conversation_id: number; user_id: number; is_team: boolean },
  read_up_to: number,
): Promise<void> {
  await db
    .insertInto('conversation_members')
    .values({ ...member, read_up_to, read_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'conversation_id', 'user_id'])
        .doUpdateSet((eb) => ({ read_up_to: eb.ref('excluded.read_up_to'), read_at: now, is_team: member.is_team }))
        .whereRef('conversation_members.read_up_to', '<', 'excluded.read_up_to'),
    )
    .execute()
}
