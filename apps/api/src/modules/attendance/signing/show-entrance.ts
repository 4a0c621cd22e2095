import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import type { CheckIn } from '@kxo/domain/attendance/sheet'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { holds } from '../../../platform/lists/listing.ts'
import { planHint } from '../../../platform/lists/plan-hints.ts'
import { fullName, getSession, onSheet } from '../queries.ts'

const lastEntries = 20
const mostMatches = 10

/** Counters of an entrance, its last entries, and people found by name. */
export const showEntrance: Verb<typeof attendanceContract.checkIns> = async ({ db, actor, language }, { params, query }) => {
  authorize(may.seeCheckIns(actor))
  const session = await getSession(db, params.id)
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
  const last = await registrations
    .leftJoin('users as clerk', (join) =>
      join.onRef('clerk.tenant_id', '=', 'registrations.tenant_id').onRef('clerk.id', '=', 'registrations.checked_in_by'),
    )
    .select(['registrations.id', fullName.as('name'), 'companies.name as company_name', 'registrations.checked_in_at'])
    .select(sql<string | null>`clerk.first_name || ' ' || clerk.last_name`.as('clerk_name'))
    .where('registrations.checked_in_at', 'is not', null)
    .orderBy('registrations.checked_in_at', 'desc')
    .limit(lastEntries)
    .execute()
  const wanted = query.q?.trim()
  const matches = wanted
    ? await registrations
        .select(['registrations.id', fullName.as('name'), 'companies.name as company_name', 'registrations.status', 'registrations.code'])
        .where(holds(sql`(users.search || ' ' || coalesce(companies.search, ''))`, wanted))
        .orderBy('users.last_name')
        .limit(mostMatches)
        .modifyEnd(planHint)
        .execute()
    : []
  return {
    title: session.title,
    ...counted,
    last: last.map(
      ({ id, name, company_name, checked_in_at, clerk_name }): CheckIn => ({
        registration: id,
        name,
        company_name,
        at: checked_in_at as Date,
        by: clerk_name ?? language.say(attendanceWords.product),
        slot: null,
      }),
    ),
    matches: matches.map(({ id, status, ...row }) => ({ ...row, registration: id, status: registrationStatus.keyOf(status) })),
  }
}
