import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { CampaignRow } from './queries.ts'

/** Mails one batch writes. */
export const atOnce = 50
const hour = 3_600_000

/** How many mails of the sending may leave now, when it goes by so many an hour; and when there is room again. */
export async function roomThisHour(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, per_hour }: Pick<CampaignRow, 'id' | 'per_hour'>,
): Promise<{ left: number; opens: Date }> {
  if (per_hour === null) return { left: atOnce, opens: now }
  const { written, first } = await db
    .selectFrom('mails')
    .select([sql<number>`count(*)::integer`.as('written'), (eb) => eb.fn.min('created_at').as('first')])
    .where('campaign_id', '=', id)
    .where('created_at', '>', new Date(now.getTime() - hour))
    .executeTakeFirstOrThrow()
  return { left: Math.max(0, per_hour - written), opens: new Date((first ?? now).getTime() + hour) }
}
