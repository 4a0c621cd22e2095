import { accountStatus } from '@kxo/domain/identity/status'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Events, Registrations } from '../../../platform/database-types.ts'
import { missingOnceAccepted, requestedForms } from '../forms/requested-forms.ts'
import { requiredQuizzes } from '../quizzes/required-quizzes.ts'

type Place = { max_participants: number | null; taken: number; overbooking_allowed: boolean; has_waiting_list: boolean; waiting: number }
type Person = {
  first_name: string
  last_name: string
  mail: string
  unique_id: string
  language: string
  profile_code: string
  is_adherent: boolean
  region_id: number | null
  company_id: number | null
  company_name: string | null
  employees_number: number | null
}
/** Everything a start depends on. */
export type RegistrationContext = {
  event: Selectable<Events>
  place: Place | null
  person: Person
  own: Selectable<Registrations> | null
  /** The version of its form the event asks. */
  form_version: number | null
  /** Whether the event asks for papers. */
  asks_papers: boolean
  /** Whether it asks forms beside its own, and how many required ones are missing once accepted. */
  asks_forms: boolean
  forms_missing: number
  /** Whether it gives a required quiz with the registration. */
  asks_quizzes: boolean
}

/** The event, its seats, the person and their latest registration for it, in one round trip; undefined when either does not exist. */
export const findRegistrationContext = async (db: Queries, event_id: number, user_id: number): Promise<RegistrationContext | undefined> =>
  (await findRegistrationContexts(db, event_id, [user_id])).get(user_id)

/** The same of several people at once, by their numbers. */
export async function findRegistrationContexts(
  db: Queries,
  event_id: number,
  user_ids: readonly number[],
): Promise<Map<number, RegistrationContext>> {
  const { rows } = await sql<RegistrationContext & { user_id: number }>`
    select u.id as user_id, to_jsonb(e) - 'search' as event,
           (select to_jsonb(p) from event_places p where p.tenant_id = e.tenant_id and p.event_id = e.id) as place,
           jsonb_build_object('first_name', u.first_name, 'last_name', u.last_name, 'mail', u.mail, 'unique_id', u.unique_id, 'language', u.language, 'profile_code', u.profile_code, 'is_adherent', u.is_adherent,
              'region_id', u.region_id, 'company_id', u.company_id, 'company_name', c.name, 'employees_number', c.employees_number) as person,
           (select to_jsonb(r) from registrations r where r.tenant_id = e.tenant_id and r.user_id = u.id and r.event_id = e.id order by r.id desc limit 1) as own,
           coalesce(e.form_version_id, (select f.published_version_id from forms f where f.tenant_id = e.tenant_id and f.id = e.form_id)) as form_version,
           exists (select from event_papers asked where asked.tenant_id = e.tenant_id and asked.event_id = e.id and asked.retired_at is null) as asks_papers,
           exists (select ${requestedForms(sql.ref('e'))}) as asks_forms,
           exists (select ${requiredQuizzes(sql.ref('e'))}) as asks_quizzes,
           (select count(*) ${missingOnceAccepted(
             sql.ref('e'),
             sql`(select max(r.id) from registrations r where r.tenant_id = e.tenant_id and r.user_id = u.id and r.event_id = e.id)`,
           )}) as forms_missing
      from events e join users u on u.tenant_id = e.tenant_id and u.id = any(${user_ids}::bigint[]) and u.status <> ${accountStatus.codeOf('deleted')}
      left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id
     where e.tenant_id = current_tenant() and e.id = ${event_id}`.execute(db)
  return new Map(
    rows.map(({ user_id, event, own, ...opening }) => [
      user_id,
      { ...opening, event: withDates(event, eventDates), own: own && withDates(own, registrationDates) },
    ]),
  )
}

const eventDates = [
  'start_date',
  'end_date',
  'opening_date',
  'limit_date',
  'decision_date',
  'confirmed_at',
  'publish_at',
  'unpublish_at',
  'cancelled_at',
  'closed_at',
] as const
const registrationDates = [
  'hold_expires_at',
  'answer_awaited_at',
  'created_at',
  'form_completed_at',
  'approved_at',
  'referent_agreed_at',
  'settled_at',
  'checked_in_at',
  'seen_at',
  'cancel_until',
] as const

/** JSON carries instants as text. */
function withDates<Row extends object>(row: Row, names: readonly (keyof Row)[]): Row {
  const dated = { ...row }
  for (const name of names) {
    const value = row[name] as unknown
    if (typeof value === 'string') dated[name] = new Date(value) as never // a column of instants
  }
  return dated
}
