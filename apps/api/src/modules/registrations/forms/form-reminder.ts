import { formStage } from '@kxo/domain/events/forms/form-stage'
import { signin } from '@kxo/domain/registrations/paths'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Candidate, Reminder } from '../../mailing/index.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { findRegistration, type RegistrationRow } from '../queries.ts'
import { formsStanding } from './forms-of.ts'
import { startsWithin } from './starts-within.ts'

const confirmed = sql.lit(registrationStatus.codeOf('registered'))
const decided = sql.lit(registrationStatus.codeOf('toValidate'))

/** Whoever was accepted and has a required form left: since they were accepted, and around the day it is due. */
const candidates: Reminder['candidates'] = (anchor, { from, to }, { dueOn, isDue }) => {
  const accepted = sql`coalesce(r.approved_at, r.created_at)`
  const at = anchor === 'form_due' ? sql`(e.start_date - make_interval(days => asked.due_days))` : accepted
  return sql<Candidate>`select e.tenant_id, r.id as subject_id, asked.id as detail_id, e.id as event_id, r.user_id, ${at} as anchor_at, ${accepted} as since, e.time_zone as zone
    from event_forms asked
    join events e on e.tenant_id = asked.tenant_id and e.id = asked.event_id and e.is_active and e.cancelled_at is null
    join forms f on f.tenant_id = asked.tenant_id and f.id = asked.form_id and coalesce(asked.form_version_id, f.published_version_id) is not null
    join registrations r on r.tenant_id = e.tenant_id and r.event_id = e.id
      and (r.status = ${confirmed} or (r.status = ${decided} and r.approved_at is not null))
    where asked.retired_at is null and asked.is_required and asked.stage = ${sql.lit(formStage.codeOf('accepted'))}
      ${anchor === 'form_due' ? sql`and ${startsWithin({ from, to })}` : sql``} and ${at} between ${from} and ${to} and ${isDue(at, sql`e.time_zone`)}
      and (e.start_date is null or e.start_date > ${dueOn(at, sql`e.time_zone`)})
      and not exists (select from registration_forms done
        where done.tenant_id = asked.tenant_id and done.event_form_id = asked.id and done.registration_id = r.id)`
}

const write = (context: Context, row: RegistrationRow, forms: string, occurrence?: string): Promise<boolean> =>
  writeToGuest(context, 'remind_form', row, {
    path: signin(row.event_id),
    values: { forms },
    ...(occurrence !== undefined && { occurrence }),
  })

export const formReminder: Reminder = {
  moment: 'remind_form',
  candidates,
  write: async (context, { subject_id, detail_id, occurrence }) => {
    const row = await findRegistration(context.db, subject_id)
    const form = row && (await formsStanding(context.db, row)).find(({ id }) => id === Number(detail_id))
    if (row && form) await write(context, row, form.name, occurrence)
  },
}

/** Asks again, at once, for what is still to be filled in. */
export async function remindForms(context: Context, row: RegistrationRow, occurrence: string): Promise<boolean> {
  const missing = (await formsStanding(context.db, row)).filter(
    ({ stage, is_required, completed_at }) => stage === 'accepted' && is_required && completed_at === null,
  )
  return write(context, row, missing.map(({ name }) => name).join(', '), occurrence)
}
