import type { helpContract, ServiceNotice } from '@kxo/domain/help/contract'
import { helpErrors } from '@kxo/domain/help/errors'
import { may } from '@kxo/domain/help/permissions'
import { contractFigures, isAnnounced, isAnnouncedInTime } from '@kxo/domain/help/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { PublishedNotice } from '@kxo/domain/tenants/settings/notice'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { anyTenant, everywhere, inTenant, tellPages } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'

const minute = 60_000
const limit = 50

const selectNotices = (across: Queries) =>
  across
    .selectFrom('service_notices')
    .leftJoin('tenants', 'tenants.id', 'service_notices.concerned_id')
    .select([
      'service_notices.id',
      'service_notices.kind',
      'starts_at',
      'ends_at',
      'message',
      'announced_at',
      'tenants.label as tenant_name',
    ])
    .orderBy('starts_at', 'desc')
    .limit(limit)
type NoticeRow = Awaited<ReturnType<ReturnType<typeof selectNotices>['executeTakeFirstOrThrow']>>

/** The columns are checked: they hold nothing else. */
const present = ({ kind, message, ...row }: NoticeRow): ServiceNotice => ({
  ...row,
  kind: kind as ServiceNotice['kind'],
  message: message as ServiceNotice['message'],
})

const concerning = (across: Queries, tenant: number) =>
  selectNotices(across).where((eb) => eb.or([eb('concerned_id', 'is', null), eb('concerned_id', '=', tenant)]))

/** Notices that began since, the latest first: those of the tenant, or of all of them for the vendor. */
export async function noticesSince(context: Context, since: Date, { ofAll }: { ofAll: boolean }): Promise<ServiceNotice[]> {
  const rows = await everywhere(context, (across) =>
    (ofAll ? selectNotices(across) : concerning(across, context.tenant.id)).where('starts_at', '>', since).execute(),
  )
  return rows.map(present)
}

/** What every page of the tenant tells. */
export async function noticesOf(context: Context): Promise<PublishedNotice[]> {
  const { now, tenant } = context
  const rows = await everywhere(context, (across) =>
    concerning(across, tenant.id)
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
      .execute(),
  )
  return rows.map(present).filter((notice) => isAnnounced(notice, now))
}

/** Pages open in the tenants concerned learn it at once. */
async function tellConcerned(context: Context, concerned: number | null): Promise<void> {
  const ids =
    concerned === null
      ? await everywhere(context, (across) => across.selectFrom('tenants').select('id').where('suspended_at', 'is', null).execute())
      : [{ id: concerned }]
  for (const tenant of ids) await tellPages(context, tenant)
}

/** @throws 422 on a maintenance announced less than 48 h before, one that ends before it begins, or an unknown tenant */
export const announce: Verb<typeof helpContract.announce> = async (context, { body }) => {
  const { db, actor, now, tenant } = context
  authorize(may.answerSupport(actor, tenant))
  const { kind, starts_at, ends_at = null, message_fr, message_en, tenant: concerned = null } = body
  const refused = (error: Parameters<typeof refuse>[0], field: string, values = {}): never =>
    refuse(error, values, [{ field, message: context.language.say(error, values) }])
  if (ends_at !== null && ends_at <= starts_at) refused(helpErrors.endsBeforeStart, 'ends_at')
  if (kind === 'maintenance' && !isAnnouncedInTime(starts_at, now))
    refused(helpErrors.announcedTooLate, 'starts_at', {
      at: new Date(now.getTime() + contractFigures.maintenanceNoticeHours * 60 * minute + minute),
    })
  const there = concerned === null ? null : await concernedTenant(context, concerned)
  const { id, announced_at } = await db
    .insertInto('service_notices')
    .values({
      kind,
      starts_at,
      ends_at,
      message: JSON.stringify({ fr: message_fr, en: message_en }),
      announced_at: now,
      created_by: actor.user_id,
      concerned_id: concerned,
    })
    .returning(['id', 'announced_at'])
    .executeTakeFirstOrThrow()
  await trace(context, {
    action: 'announce_service_notice',
    subject_id: id,
    info: [kind, there?.name].filter(Boolean).join(' '),
  })
  if (there) await inTenant(context, there, (inside) => trace(inside, { action: 'announce_service_notice', info: kind }))
  await tellConcerned(context, concerned)
  return { id, kind, starts_at, ends_at, message: { fr: message_fr, en: message_en }, announced_at, tenant_name: there?.label ?? null }
}

async function concernedTenant(context: Context, id: number) {
  const isKnown = await everywhere(context, (across) => across.selectFrom('tenants').select('id').where('id', '=', id).executeTakeFirst())
  return isKnown ? anyTenant(context, id) : refuse(kernelErrors.invalid, {}, [{ field: 'tenant', message: 'unknownId' }])
}

export const endNotice: Verb<typeof helpContract.endNotice> = async (context, { params }) => {
  const { db, actor, now, tenant } = context
  authorize(may.answerSupport(actor, tenant))
  const { concerned_id } = found(
    await db
      .updateTable('service_notices')
      .set({ ends_at: now })
      .where('id', '=', params.id)
      .where('starts_at', '<=', now)
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
      .returning('concerned_id')
      .executeTakeFirst(),
  )
  await trace(context, { action: 'end_service_notice', subject_id: params.id })
  await tellConcerned(context, concerned_id)
  return { done: true as const }
}
