import { signin } from '@kxo/domain/registrations/paths'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Candidate, Reminder } from '../../mailing/index.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { findRegistration, type RegistrationRow } from '../queries.ts'
import { type AwaitedPaper, awaitedPapers, awaitedValues, holding, isMissing } from './lacking-papers.ts'

const toComplete = sql.lit(registrationStatus.codeOf('toComplete'))
const isLive = sql`e.is_active and e.cancelled_at is null`

/** Papers asked of an event whose places were held already: one mail for those asked together, counted whether given or not so that its occurrence stays. */
const ofAsking: Reminder['candidates'] = (_, { from, to }, { dueOn, isDue }) => {
  const [at, zone] = [sql`asked.asked_at`, sql`e.time_zone`]
  return sql<Candidate>`select e.tenant_id, r.id as subject_id, min(asked.id) as detail_id, e.id as event_id, r.user_id, ${at} as anchor_at, ${at} as since, e.time_zone as zone
    from event_papers asked
    join events e on e.tenant_id = asked.tenant_id and e.id = asked.event_id and ${isLive}
    join registrations r on r.tenant_id = e.tenant_id and r.event_id = e.id and r.status in (${holding})
    where asked.is_required and ${at} between ${from} and ${to} and ${isDue(at, zone)} and (e.start_date is null or e.start_date > ${dueOn(at, zone)})
      and exists (select from registration_history h where h.tenant_id = r.tenant_id and h.registration_id = r.id and h.to_status in (${holding}) and h.at < ${at})
    group by e.tenant_id, e.id, r.id, r.user_id, ${at}, e.time_zone
    having bool_or(asked.retired_at is null and ${isMissing})`
}

/** Places that have waited for papers since they were taken. */
const ofEntry: Reminder['candidates'] = (_, { from, to }, { dueOn, isDue }) => {
  const zone = sql`e.time_zone`
  return sql<Candidate>`select h.tenant_id, h.registration_id as subject_id, null::bigint as detail_id, r.event_id, r.user_id, h.at as anchor_at, h.at as since, e.time_zone as zone
    from registration_history h
    cross join lateral (select id, event_id, user_id, status from registrations where tenant_id = h.tenant_id and id = h.registration_id offset 0) as r
    join events e on e.tenant_id = h.tenant_id and e.id = r.event_id and ${isLive}
    where h.to_status = ${toComplete} and r.status in (${holding}) and h.at between ${from} and ${to} and ${isDue(sql`h.at`, zone)}
      and (e.start_date is null or e.start_date > ${dueOn(sql`h.at`, zone)})
      and not exists (select from registration_history l where l.tenant_id = h.tenant_id and l.registration_id = h.registration_id and l.to_status = h.to_status and l.id > h.id)
      and exists (select from event_papers asked where asked.tenant_id = h.tenant_id and asked.event_id = r.event_id and asked.is_required
        and asked.retired_at is null and (asked.asked_at is null or asked.asked_at <= h.at) and ${isMissing})`
}

/** Asks a person for papers by their names. */
export async function writeRequest(
  context: Context,
  row: RegistrationRow,
  papers: readonly AwaitedPaper[],
  occurrence?: string,
): Promise<void> {
  const values = { ...awaitedValues(papers), client: context.tenant.label }
  await writeToGuest(context, 'request_document', row, {
    path: `${signin(row.event_id)}?step=papers`,
    values,
    ...(occurrence !== undefined && { occurrence }),
  })
}

/** Asks, as a place is taken, for the papers it lacks. @returns whether it lacks any */
export async function requestPapers(context: Context, row: RegistrationRow): Promise<boolean> {
  const papers = await awaitedPapers(context, row)
  if (papers.length > 0) await writeRequest(context, row, papers)
  return papers.length > 0
}

export const paperRequest: Reminder = {
  moment: 'request_document',
  candidates: (anchor, ...rest) => (anchor === 'status' ? ofEntry : ofAsking)(anchor, ...rest),
  write: async (context, { subject_id, occurrence }) => {
    const row = await findRegistration(context.db, subject_id)
    const papers = row ? await awaitedPapers(context, row) : []
    if (row && papers.length > 0) await writeRequest(context, row, papers, occurrence)
  },
}
