import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { passageKind, passageOutcome } from '@kxo/domain/attendance/door'
import type { Entrance, Passage } from '@kxo/domain/attendance/door-contract'
import { may } from '@kxo/domain/attendance/permissions'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { holds } from '../../../platform/lists/list-filters.ts'
import { planHint } from '../../../platform/lists/plan-hints.ts'
import { fullName, getSession, onSheet } from '../queries.ts'
import { doorsOf } from './door-list.ts'

const lastPassages = 20
const mostConflicts = 50
const entry = passageKind.codeOf('entry')
const welcome = passageOutcome.codeOf('welcome')
const mostMatches = 10

/** Counters of an entrance, who passed last, what devices without the network disagreed on, and people found by name. */
export const showEntrance: Verb<typeof attendanceContract.checkIns> = async (context, { params, query }) => {
  authorize(may.seeCheckIns(context.actor))
  return entranceOf(context, params.id, query.q)
}

/** The same for whoever may stand at the door. @throws 404 */
export async function entranceOf({ db, language }: Context, eventId: number, q: string | undefined): Promise<Entrance> {
  const session = await getSession(db, eventId)
  const registrations = db
    .selectFrom('registrations')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'registrations.tenant_id').onRef('users.id', '=', 'registrations.user_id'),
    )
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'registrations.tenant_id').onRef('companies.id', '=', 'registrations.company_id'),
    )
    .where('registrations.event_id', '=', session.id)
  const counted = await registrations
    .select([sql<number>`count(*) filter (where registrations.status in (${sql.join(onSheet)}))::int`.as('expected')])
    .select([sql<number>`count(*) filter (where registrations.checked_in_at is not null)::int`.as('present')])
    .executeTakeFirstOrThrow()
  const { rows: inside } = await sql<{ n: number }>`
    select count(*) filter (where kind = ${entry})::int as n from (
      select distinct on (registration_id) registration_id, kind from passages
       where tenant_id = current_tenant() and event_id = ${session.id} and undone_at is null and outcome = ${welcome}
       order by registration_id, passed_at desc) as latest`.execute(db)
  const passages = passagesOf(db, session.id)
  const [last, conflicts] = await Promise.all([
    passages.where('passages.outcome', '=', welcome).orderBy('passages.passed_at', 'desc').limit(lastPassages).execute(),
    passages
      .where('passages.is_offline', '=', true)
      .where('passages.outcome', '<>', welcome)
      .orderBy('passages.passed_at', 'desc')
      .limit(mostConflicts)
      .execute(),
  ])
  const searched = q?.trim()
  const matches = searched
    ? await registrations
        .select(['registrations.id', fullName.as('name'), 'companies.name as company_name', 'registrations.status', 'registrations.code'])
        .where(holds(sql`(users.search || ' ' || coalesce(companies.search, ''))`, searched))
        .orderBy('users.last_name')
        .limit(mostMatches)
        .modifyEnd(planHint)
        .execute()
    : []
  const presented = (row: PassageRow): Passage => presentPassage(row, language)
  return {
    title: session.title,
    takes_registrations: session.enrolment === null,
    ...counted,
    inside: inside[0]?.n ?? 0,
    doors: await doorsOf({ db }, session.id),
    last: last.map(presented),
    conflicts: conflicts.map(presented),
    matches: matches.map(({ id, status, ...row }) => ({ ...row, registration: id, status: registrationStatus.keyOf(status) })),
  }
}

/** Passages of an event that nobody took back. */
const passagesOf = (db: Context['db'], eventId: number) =>
  db
    .selectFrom('passages')
    .innerJoin('registrations', (join) =>
      join.onRef('registrations.tenant_id', '=', 'passages.tenant_id').onRef('registrations.id', '=', 'passages.registration_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'registrations.tenant_id').onRef('users.id', '=', 'registrations.user_id'),
    )
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'registrations.tenant_id').onRef('companies.id', '=', 'registrations.company_id'),
    )
    .leftJoin('users as clerk', (join) =>
      join.onRef('clerk.tenant_id', '=', 'passages.tenant_id').onRef('clerk.id', '=', 'passages.recorded_by'),
    )
    .leftJoin('door_helpers as helper', (join) =>
      join.onRef('helper.tenant_id', '=', 'passages.tenant_id').onRef('helper.id', '=', 'passages.helper_id'),
    )
    .select('helper.name as helper_name')
    .select([
      'passages.id',
      'passages.kind',
      'passages.outcome',
      'passages.refusal',
      'passages.passed_at',
      'passages.door',
      'passages.is_offline',
    ])
    .select(['registrations.id as registration', fullName.as('name'), 'companies.name as company_name'])
    .select(sql<string | null>`clerk.first_name || ' ' || clerk.last_name`.as('clerk_name'))
    .where('passages.event_id', '=', eventId)
    .where('passages.undone_at', 'is', null)
type PassageRow = Awaited<ReturnType<ReturnType<typeof passagesOf>['execute']>>[number]

const presentPassage = (
  { kind, outcome, passed_at, clerk_name, helper_name, ...row }: PassageRow,
  language: Context['language'],
): Passage => ({
  ...row,
  kind: passageKind.keyOf(kind),
  outcome: passageOutcome.keyOf(outcome),
  at: passed_at,
  by: clerk_name ?? helper_name ?? language.say(attendanceWords.product),
})
