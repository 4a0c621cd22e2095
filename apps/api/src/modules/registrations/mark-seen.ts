import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../platform/context.ts'

/** An invitation whose person opened their link is seen, once. */
export async function markSeen({ db, now }: Context, { user_id, event_id }: { user_id: number; event_id: number }): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ seen_at: now })
    .where('user_id', '=', user_id)
    .where('event_id', '=', event_id)
    .where('status', '=', registrationStatus.codeOf('invited'))
    .where('seen_at', 'is', null)
    .execute()
}

/** The same for a link of a mail, which leads to the registration of an event. */
export async function markSeenBehind(context: Context, { user_id, path }: { user_id: number; path: string }): Promise<void> {
  const event = /^\/events\/(\d+)/.exec(path)?.[1]
  if (event !== undefined) await markSeen(context, { user_id, event_id: Number(event) })
}
