import { dayInZone, monthsAfter } from '@kxo/domain/kernel/dates'
import type { ApplicationRow } from '@kxo/domain/recruiting/contract'
import type { ApplicationFigure } from '@kxo/domain/recruiting/figures'
import { applicationYears, silentDays } from '@kxo/domain/recruiting/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { presentRegistration, type RegistrationRow, selectRegistrations } from '../../registrations/index.ts'

const codeOf = registrationStatus.codeOf
const toStudy = sql.lit(codeOf('toValidate'))

/** Since when an application awaits an answer, or last did. */
const waitingSince = sql<Date>`coalesce((select max(h.at) from registration_history h where h.tenant_id = registrations.tenant_id
  and h.registration_id = registrations.id and h.to_status = ${toStudy}), registrations.created_at)`
/** The last time something was said or done about it. */
const lastContact = sql<Date>`greatest(registrations.created_at, (select max(h.at) from registration_history h
  where h.tenant_id = registrations.tenant_id and h.registration_id = registrations.id))`
/** The mean of the notes of the team, each by its latest, in tenths. */
const score = sql<number | null>`(select round(avg(latest.score) * 10)::int from (
  select distinct on (n.by_user_id) n.score from registration_notes n
   where n.tenant_id = registrations.tenant_id and n.registration_id = registrations.id and n.score is not null
   order by n.by_user_id, n.id desc) latest)`

/** What each figure counts, and its list shows: one condition for both. */
export const applicationConditions = (now: Date): Readonly<Record<ApplicationFigure, RawBuilder<SqlBool>>> => ({
  toStudy: sql<SqlBool>`registrations.status = ${toStudy}`,
  silent: sql<SqlBool>`(registrations.status = ${toStudy} and ${waitingSince} < ${now}::timestamptz - make_interval(days => ${sql.lit(silentDays)}))`,
  retained: sql<SqlBool>`registrations.status = ${sql.lit(codeOf('registered'))}`,
})

/** Applications received on the offers of the caller’s company, for two years after the last contact (PRV-22). */
export const received = (db: Queries, { actor, now }: Pick<Context, 'actor' | 'now'>) =>
  selectRegistrations(db)
    .select([waitingSince.as('waiting_since'), lastContact.as('last_contact'), score.as('score')])
    .where('events.company_id', '=', actor.company_id ?? 0)
    .where('registrations.status', '>=', codeOf('toValidate'))
    .where(sql<SqlBool>`${lastContact} > ${now}::timestamptz - make_interval(years => ${sql.lit(applicationYears)})`)

export type ReceivedRow = RegistrationRow & { waiting_since: Date; last_contact: Date; score: number | null }

export function presentApplication({ tenant }: Pick<Context, 'tenant'>, row: ReceivedRow): ApplicationRow {
  const { id, event, event_title, first_name, last_name, mail, company_name, status, forms_due, end_reason, created_at } =
    presentRegistration(row)
  return {
    id,
    event,
    event_title,
    first_name,
    last_name,
    mail,
    company_name,
    status,
    forms_due,
    end_reason,
    created_at,
    waiting_since: row.waiting_since,
    score: row.score,
    stays_until: monthsAfter(dayInZone(row.last_contact, tenant.time_zone), 12 * applicationYears),
  }
}
