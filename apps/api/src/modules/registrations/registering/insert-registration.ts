import { randomBytes } from 'node:crypto'
import { codeFrom } from '@kxo/domain/registrations/pass-text'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Registrations } from '../../../platform/database-types.ts'
import { traceEach } from '../../traces/index.ts'
import type { RegistrationRow } from '../queries.ts'
import type { RegistrationContext } from './registration-context.ts'

/** Somebody to write a registration of, with what it depends on; `until` counts their place down. */
export type Newcomer = { user_id: number; opening: RegistrationContext; until: Date | null; is_company_paid?: boolean }

/** One that nothing holds back is written as registered, its history telling both steps. */
export const insertRegistration = async (
  context: Context,
  opening: RegistrationContext,
  user_id: number,
  taken: 'confirmed' | { until: Date | null },
): Promise<Selectable<Registrations> | undefined> => {
  const until = taken === 'confirmed' ? null : taken.until
  return (await insertRegistrations(context, [{ user_id, opening, until }], taken === 'confirmed'))[0]
}

/**
 * Registrations of one event in the order given, their history and traces in one statement: the event's counter stays locked for one round
 * trip and the commit.
 */
export async function insertRegistrations(
  context: Context,
  newcomers: readonly Newcomer[],
  isConfirmed: boolean,
): Promise<Selectable<Registrations>[]> {
  const { db, actor, now } = context
  const [first] = newcomers
  if (!first) return []
  const pending = registrationStatus.codeOf('pending')
  const registered = registrationStatus.codeOf('registered')
  const { rows } = await sql<Selectable<Registrations>>`
    with taken as (
      insert into registrations (event_id, user_id, company_id, status, code, hold_expires_at, is_company_paid, created_by, created_at)
      select ${first.opening.event.id}, user_id, company_id, ${isConfirmed ? registered : pending}, code, until, is_company_paid, ${actor.user_id}, ${now}
        from unnest(${newcomers.map(({ user_id }) => user_id)}::bigint[], ${newcomers.map(({ opening }) => opening.person.company_id)}::bigint[],
                    ${newcomers.map(() => codeFrom(randomBytes(10)))}::text[], ${newcomers.map(({ until }) => until)}::timestamptz[],
                    ${newcomers.map(({ is_company_paid = false }) => is_company_paid)}::boolean[])
          with ordinality as newcomer(user_id, company_id, code, until, is_company_paid, rank)
       order by rank
      on conflict do nothing returning *
    ), line as (
      insert into registration_history (registration_id, from_status, to_status, by_user_id, at)
      select id, step.former, step.status, ${actor.user_id}::bigint, created_at
        from taken cross join (values (null::smallint, ${pending}::smallint), (${pending}::smallint, ${registered}::smallint)) step(former, status)
       where step.status <= taken.status order by id, step.status
    ), traced as (${traceEach(
      context,
      { action: 'start-registration' },
      {
        event_id: sql`event_id`,
        subject_id: sql`id`,
        change: sql`case when status = ${registered} then ${JSON.stringify({ status: [pending, registered] })}::jsonb end`,
      },
      sql`taken`,
    )})
    select * from taken order by id`.execute(db)
  return rows
}

/** The registration with what was read of its event and person before: nothing is read again. */
export const rowOf = (
  { event, person, form_version, asks_papers, asks_forms, asks_quizzes, forms_missing }: RegistrationContext,
  registration: Selectable<Registrations>,
): RegistrationRow => ({
  ...registration,
  event_title: event.title,
  event_url: event.url,
  start_date: event.start_date,
  end_date: event.end_date,
  limit_date: event.limit_date,
  time_zone: event.time_zone,
  town: event.town,
  is_online: event.is_online,
  is_payable: event.is_payable,
  needs_approval: event.needs_approval,
  hold_minutes: event.hold_minutes,
  confirmation_text: event.confirmation_text,
  onboarding: event.onboarding,
  form_version,
  asks_papers,
  asks_forms,
  asks_quizzes,
  forms_missing,
  terms_version_id: event.terms_version_id,
  responsible_id: event.responsible_id,
  self_cancel_days: event.self_cancel_days,
  cancel_scale: event.cancel_scale,
  is_transferable: event.is_transferable,
  is_training: event.is_training,
  event_version: event.version,
  event_company_id: event.company_id,
  first_name: person.first_name,
  last_name: person.last_name,
  mail: person.mail,
  unique_id: person.unique_id,
  language: person.language,
  profile_code: person.profile_code,
  is_adherent: person.is_adherent,
  region_id: person.region_id,
  employees_number: person.employees_number,
  company_name: person.company_name,
})
