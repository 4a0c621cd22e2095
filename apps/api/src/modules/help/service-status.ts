import type { helpContract, ServiceNotice } from '@kxo/domain/help/contract'
import { helpErrors } from '@kxo/domain/help/errors'
import { may } from '@kxo/domain/help/permissions'
import { availabilityOf, contractFigures, isAnnouncedInTime, stateOf } from '@kxo/domain/help/rules'
import { dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import type { Queries } from '../../platform/tenancy.ts'
import { everywhere } from '../tenants/index.ts'
import { trace } from '../traces/index.ts'

const minute = 60_000
const keptMonths = 13
const shownDays = 90

const floored = (at: Date): Date => new Date(Math.floor(at.getTime() / minute) * minute)

/** Says in every active tenant that the product is up this minute, once, and forgets what is older than thirteen months. */
export async function markMinute(across: Queries, now: Date): Promise<void> {
  await across
    .insertInto('service_minutes')
    .columns(['tenant_id', 'minute'])
    .expression((eb) =>
      eb
        .selectFrom('tenants')
        .select(['id', sql<Date>`${floored(now)}::timestamptz`.as('minute')])
        .where('suspended_at', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await across
    .deleteFrom('service_minutes')
    .where('minute', '<', sql<Date>`${now}::timestamptz - make_interval(months => ${keptMonths})`)
    .execute()
}

type NoticeRow = { id: number; kind: string; starts_at: Date; ends_at: Date | null; message: unknown; announced_at: Date }
/** The columns are checked: they hold nothing else. */
const presentNotice = (row: NoticeRow): ServiceNotice => ({
  id: row.id,
  kind: row.kind as ServiceNotice['kind'],
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  message: row.message as ServiceNotice['message'],
  announced_at: row.announced_at,
})

/** How the service is now, and was since the first of the month or since the tenant exists. */
export const readServiceStatus: Verb<typeof helpContract.service> = async (context) => {
  const { db, actor, now, tenant } = context
  authorize(may.readHelp(actor))
  const { created_at } = await db.selectFrom('tenants').select('created_at').where('id', '=', tenant.id).executeTakeFirstOrThrow()
  const month = instantInZone(`${dayInZone(now, tenant.time_zone).slice(0, 8)}01`, '00:00', tenant.time_zone)
  const since = created_at > month ? created_at : month
  const { up } = await db
    .selectFrom('service_minutes')
    .select(sql<number>`count(*)::integer`.as('up'))
    .where('minute', '>=', floored(since))
    .where('minute', '<', floored(now))
    .executeTakeFirstOrThrow()
  const notices = await everywhere(context, (across) =>
    across
      .selectFrom('service_notices')
      .select(['id', 'kind', 'starts_at', 'ends_at', 'message', 'announced_at'])
      .where('starts_at', '>', new Date(now.getTime() - shownDays * 24 * 60 * minute))
      .orderBy('starts_at', 'desc')
      .limit(50)
      .execute(),
  )
  const minutes = Math.floor((floored(now).getTime() - floored(since).getTime()) / minute)
  const shown = notices.map(presentNotice)
  return { state: stateOf(shown, now), availability: availabilityOf(up, minutes), since, minutes_up: up, minutes, notices: shown }
}

/** @throws 422 on a maintenance announced less than 48 h before, or that ends before it begins */
export const announce: Verb<typeof helpContract.announce> = async (context, { body }) => {
  const { db, actor, now, tenant } = context
  authorize(may.answerSupport(actor, tenant))
  const { kind, starts_at, ends_at = null, message_fr, message_en } = body
  const refused = (error: Parameters<typeof refuse>[0], field: string, values = {}): never =>
    refuse(error, values, [{ field, message: context.language.say(error, values) }])
  if (ends_at !== null && ends_at <= starts_at) refused(helpErrors.endsBeforeStart, 'ends_at')
  if (kind === 'maintenance' && !isAnnouncedInTime(starts_at, now))
    refused(helpErrors.announcedTooLate, 'starts_at', {
      at: new Date(now.getTime() + contractFigures.maintenanceNoticeHours * 60 * minute + minute),
    })
  const notice = await db
    .insertInto('service_notices')
    .values({
      kind,
      starts_at,
      ends_at,
      message: JSON.stringify({ fr: message_fr, en: message_en }),
      announced_at: now,
      created_by: actor.user_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'announce_service_notice', subject: 'service_notice', subject_id: notice.id, info: kind })
  return presentNotice(notice)
}

export const endNotice: Verb<typeof helpContract.endNotice> = async (context, { params }) => {
  const { db, actor, now, tenant } = context
  authorize(may.answerSupport(actor, tenant))
  found(
    await db
      .updateTable('service_notices')
      .set({ ends_at: now })
      .where('id', '=', params.id)
      .where('starts_at', '<=', now)
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
      .returning('id')
      .executeTakeFirst(),
  )
  await trace(context, { action: 'end_service_notice', subject: 'service_notice', subject_id: params.id })
  return { done: true as const }
}
