import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { isPushedAtFirst, mayPush } from '@kxo/domain/mailing/push/push-moments'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { Context } from '../../../platform/context.ts'
import type { MailRequest } from '../../../platform/mail.ts'
import { deliverPush } from '../jobs.ts'
import { hasPush } from './devices.ts'

/** What a device shows: the subject of the mail, in the words of its reader. */
type Beside = { subject: string; by_push: boolean; send_at?: Date | undefined; gathered?: readonly string[] }

/**
 * Writes the notification of a moment for each device of its reader, unless they refused it: it leaves when its mail does, and takes the place of
 * those of `gathered` occurrences that wait.
 */
export async function pushBeside(
  context: Context,
  mail: MailRequest,
  moment: Moment,
  { subject, by_push, send_at, gathered = [] }: Beside,
): Promise<void> {
  const { db, now } = context
  const { user_id } = mail.to
  if (!by_push || !mayPush(moment) || mail.is_copy || user_id === null || !hasPush(context)) return
  const devices = await db
    .selectFrom('push_devices as d')
    .leftJoin('push_choices as c', (join) =>
      join.onRef('c.tenant_id', '=', 'd.tenant_id').onRef('c.user_id', '=', 'd.user_id').on('c.moment', '=', moment.name),
    )
    .select(['d.id', 'd.user_agent', 'c.is_on'])
    .where('d.user_id', '=', user_id)
    .execute()
  const chosen = devices.filter(({ is_on }) => is_on ?? isPushedAtFirst(moment))
  if (chosen.length === 0) return
  if (gathered.length > 0)
    await db
      .deleteFrom('pushes')
      .where('moment', '=', moment.name)
      .where('user_id', '=', user_id)
      .where('occurrence', 'in', [...gathered])
      .where('status', '=', mailStatus.codeOf('sending'))
      .where('claimed_at', 'is', null)
      .execute()
  await db
    .insertInto('pushes')
    .values(
      chosen.map(({ id, user_agent }) => ({
        moment: moment.name,
        occurrence: mail.occurrence,
        user_id,
        device_id: id,
        user_agent,
        body: subject,
        path: mail.path ?? null,
        created_at: now,
        send_at: send_at ?? now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await context.enqueue(deliverPush, {})
}
