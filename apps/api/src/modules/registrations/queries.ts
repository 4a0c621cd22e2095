import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Recipient } from '../../platform/mail.ts'
import { recipientOf } from '../identity/index.ts'
import { missingOnceAccepted, requestedForms } from './forms/requested-forms.ts'
import { requiredQuizzes } from './quizzes/required-quizzes.ts'

/** Registrations with what their event and their person say of them: enough to decide, to write and to show. */
export const selectRegistrations = (db: Queries) =>
  db
    .selectFrom('registrations')
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'registrations.tenant_id').onRef('events.id', '=', 'registrations.event_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'registrations.tenant_id').onRef('users.id', '=', 'registrations.user_id'),
    )
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'registrations.tenant_id').onRef('companies.id', '=', 'registrations.company_id'),
    )
    .leftJoin('forms', (join) => join.onRef('forms.tenant_id', '=', 'events.tenant_id').onRef('forms.id', '=', 'events.form_id'))
    .selectAll('registrations')
    .select([
      'events.title as event_title',
      'events.url as event_url',
      'events.start_date',
      'events.end_date',
      'events.limit_date',
      'events.time_zone',
      'events.town',
      'events.is_online',
      'events.is_payable',
      'events.needs_approval',
      'events.hold_minutes',
      'events.confirmation_text',
      'events.onboarding',
      sql<number | null>`coalesce(events.form_version_id, forms.published_version_id)`.as('form_version'),
      sql<boolean>`exists (select from event_papers asked where asked.tenant_id = events.tenant_id and asked.event_id = events.id and asked.retired_at is null)`.as(
        'asks_papers',
      ),
      sql<boolean>`exists (select ${requestedForms(sql.ref('events'))})`.as('asks_forms'),
      sql<boolean>`exists (select ${requiredQuizzes(sql.ref('events'))})`.as('asks_quizzes'),
      sql<number>`(select count(*) ${missingOnceAccepted(sql.ref('events'), sql.ref('registrations.id'))})`.as('forms_missing'),
      'events.terms_version_id',
      'events.responsible_id',
      'events.self_cancel_days',
      'events.cancel_scale',
      'events.is_transferable',
      'events.is_training',
      'events.version as event_version',
      'events.company_id as event_company_id',
      'users.first_name',
      'users.last_name',
      'users.mail',
      'users.unique_id',
      'users.language',
      'users.profile_code',
      'users.is_adherent',
      'users.region_id',
      'companies.employees_number',
      'companies.name as company_name',
    ])

/** A registration in view of its event and its person. */
export type RegistrationRow = Awaited<ReturnType<ReturnType<typeof selectRegistrations>['executeTakeFirstOrThrow']>>

/** The person of a registration, as mails are addressed to them. */
export const recipientOfRegistration = (row: RegistrationRow): Recipient => recipientOf({ ...row, id: row.user_id })

export const findRegistration = (db: Queries, id: number): Promise<RegistrationRow | undefined> =>
  selectRegistrations(db).where('registrations.id', '=', id).executeTakeFirst()

const among = (ids: readonly number[]) => sql<boolean>`registrations.id = any(${ids}::bigint[])`
export const findRegistrations = (db: Queries, ids: readonly number[]): Promise<RegistrationRow[]> =>
  selectRegistrations(db).where(among(ids)).execute()

/** The same, locked until the end of the transaction, lowest number first. */
export const lockRegistrations = (db: Queries, ids: readonly number[]): Promise<RegistrationRow[]> =>
  selectRegistrations(db).where(among(ids)).orderBy('registrations.id').forUpdate('registrations').execute()

/** One, locked until the end of the transaction: two acts on one registration follow each other. */
export const lockRegistration = (db: Queries, id: number): Promise<RegistrationRow | undefined> =>
  selectRegistrations(db).where('registrations.id', '=', id).forUpdate('registrations').executeTakeFirst()

/** A person's latest registration for an event, whatever its status. */
export const latestOf = (db: Queries, event_id: number, user_id: number): Promise<RegistrationRow | undefined> =>
  selectRegistrations(db)
    .where('registrations.event_id', '=', event_id)
    .where('registrations.user_id', '=', user_id)
    .orderBy('registrations.id', 'desc')
    .limit(1)
    .executeTakeFirst()
