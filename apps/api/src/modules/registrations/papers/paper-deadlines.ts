import { papersWords as w } from '@kxo/domain/registrations/papers/papers-words'
import { signin } from '@kxo/domain/registrations/paths'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { JobHandler } from '../../../platform/work/job-handler.ts'
import { job } from '../../../platform/work/jobs.ts'
import type { Candidate, Reminder } from '../../mailing/index.ts'
import { cancelRow } from '../deciding/cancel.ts'
import { startsWithin } from '../forms/starts-within.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { findRegistration, lockRegistration, type RegistrationRow } from '../queries.ts'
import { type AwaitedPaper, awaitedValues, holding, isMissing } from './lacking-papers.ts'
import { papersOf } from './papers-of.ts'

/** Midnight, by the clock of the event, at the end of the last day a paper is expected. */
const pastDue = sql`(((e.start_date at time zone e.time_zone)::date - asked.due_days + 1)::timestamp at time zone e.time_zone)`

/** Required papers with a day, and the registrations that still lack them. */
const lacking = sql`event_papers asked
  join events e on e.tenant_id = asked.tenant_id and e.id = asked.event_id and e.is_active and e.cancelled_at is null
  join registrations r on r.tenant_id = e.tenant_id and r.event_id = e.id and r.status in (${holding})
  where asked.retired_at is null and asked.is_required and asked.due_days is not null and ${isMissing}`

const candidates: Reminder['candidates'] = (_, { from, to }, { dueOn, isDue }) => {
  const at = sql`(e.start_date - make_interval(days => asked.due_days))`
  return sql<Candidate>`select e.tenant_id, r.id as subject_id, asked.id as detail_id, e.id as event_id, r.user_id, ${at} as anchor_at, r.created_at as since, e.time_zone as zone
    from ${lacking} and ${startsWithin({ from, to })} and ${at} between ${from} and ${to} and ${isDue(at, sql`e.time_zone`)} and e.start_date > ${dueOn(at, sql`e.time_zone`)}`
}

/** Asks again for papers that are missing. */
export const remindPapers = (
  context: Context,
  row: RegistrationRow,
  papers: readonly AwaitedPaper[],
  occurrence: string,
): Promise<boolean> =>
  writeToGuest(context, 'remind_paper', row, { path: `${signin(row.event_id)}?step=papers`, values: awaitedValues(papers), occurrence })

export const paperReminder: Reminder = {
  moment: 'remind_paper',
  candidates,
  write: async (context, { subject_id, detail_id, occurrence }) => {
    const row = await findRegistration(context.db, subject_id)
    const paper = row && (await papersOf(context.db, row)).find(({ id }) => id === Number(detail_id))
    if (row && paper) await remindPapers(context, row, [paper], occurrence)
  },
}

const releaseUnprovided = job<Record<string, never>>({
  name: 'release-unprovided',
  label: { fr: 'Libérer les places dont une pièce manque', en: 'Releasing places that lack a supporting document' },
  schedule: '*/10 * * * *',
})

const toRelease = sql`${lacking} and asked.releases_place and r.status = ${sql.lit(registrationStatus.codeOf('toComplete'))}`

/** Gives up the places still to be completed whose paper did not come by its day; anything further is for somebody to decide. */
export async function releasePlaces(context: Context): Promise<void> {
  const { db, now, language } = context
  const { rows } = await sql<{ id: number; name: string }>`select distinct on (r.id) r.id, asked.name from ${toRelease}
    and ${pastDue} <= ${now} and e.start_date > ${now} and e.tenant_id = current_tenant() order by r.id, asked.id`.execute(db)
  for (const { id, name } of rows) {
    const row = await lockRegistration(db, id)
    if (row && registrationStatus.keyOf(row.status) === 'toComplete') await cancelRow(context, row, language.say(w.notProvided, { name }))
  }
}

export const unprovidedJob: JobHandler = {
  job: releaseUnprovided,
  run: releasePlaces,
  concerned: async (across, now) =>
    (
      await sql<{
        tenant_id: number
      }>`select distinct e.tenant_id from ${toRelease} and ${pastDue} <= ${now} and e.start_date > ${now}`.execute(across)
    ).rows.map(({ tenant_id }) => tenant_id),
}
