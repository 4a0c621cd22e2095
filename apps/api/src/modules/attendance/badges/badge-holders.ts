import { badgesPerFile } from '@kxo/domain/attendance/badges/badge'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { attendsEvent } from '../../registrations/index.ts'
import { onSheet } from '../queries.ts'

const expectedAt = ({ db }: Pick<Context, 'db'>, eventId: number) =>
  db.selectFrom('registrations').where(attendsEvent(eventId)).where('registrations.status', 'in', onSheet)

/** Which badges of an event are printed: of some people, and which file of them, from 1. */
export type Printed = { registrations?: readonly number[] | undefined; part?: number | undefined }

/** Whoever is expected at an event and gets a badge, by name. */
export const holdersOf = (context: Pick<Context, 'db'>, eventId: number, { registrations, part = 1 }: Printed) =>
  expectedAt(context, eventId)
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'registrations.tenant_id').onRef('users.id', '=', 'registrations.user_id'),
    )
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'registrations.tenant_id').onRef('events.id', '=', 'registrations.event_id'),
    )
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'registrations.tenant_id').onRef('companies.id', '=', 'registrations.company_id'),
    )
    .select(['registrations.id', 'registrations.event_id', 'registrations.pass_rev', 'registrations.code', 'events.end_date'])
    .select(['users.first_name', 'users.last_name', 'users.job', 'companies.name as company_name'])
    .$if(registrations !== undefined, (query) => query.where('registrations.id', '=', sql<number>`any(${registrations ?? []}::bigint[])`))
    .orderBy(sql`searchable(users.last_name)`)
    .orderBy(sql`searchable(users.first_name)`)
    .orderBy('registrations.id')
    .offset((part - 1) * badgesPerFile)
    .limit(badgesPerFile)
    .execute()
export type BadgeHolder = Awaited<ReturnType<typeof holdersOf>>[number]

/** How many badges an event has to print. */
export const countHolders = async (context: Pick<Context, 'db'>, eventId: number): Promise<number> =>
  (
    await expectedAt(context, eventId)
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow()
  ).people
