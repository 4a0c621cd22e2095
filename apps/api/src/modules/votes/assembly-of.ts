import { registrationStatus } from '@kxo/domain/registrations/status'
import { may } from '@kxo/domain/votes/permissions'
import type { Right } from '@kxo/domain/votes/rules'
import { resolutionStatus } from '@kxo/domain/votes/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { isConfirmedPartner } from '../events/index.ts'
import { settingsOf } from '../tenants/index.ts'

const usualRate = 50

/** The event an assembly is held at. @throws 404, also without the feature */
export async function getAssembly({ db, tenant }: Pick<Context, 'db' | 'tenant'>, id: number) {
  found(settingsOf(tenant).features.includes('interactivity') || undefined)
  return found(
    await db
      .selectFrom('events')
      .leftJoin('assemblies', (join) =>
        join.onRef('assemblies.tenant_id', '=', 'events.tenant_id').onRef('assemblies.event_id', '=', 'events.id'),
      )
      .leftJoin('locations', (join) =>
        join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
      )
      .select(['events.id', 'events.title', 'events.start_date', 'events.company_id', 'events.time_zone', 'events.town'])
      .select(['locations.name as location_name', 'locations.town as location_town'])
      .select((eb) => eb.fn.coalesce('assemblies.quorum_rate', sql.lit(usualRate)).as('quorum_rate'))
      .where('events.id', '=', id)
      .executeTakeFirst(),
  )
}
export type AssemblyRow = Awaited<ReturnType<typeof getAssembly>>

/** The same, for whoever runs it. @throws 403, 404 */
export async function runAssembly(context: Pick<Context, 'db' | 'tenant' | 'actor'>, id: number): Promise<AssemblyRow> {
  const event = await getAssembly(context, id)
  authorize(may.runVotes(context.actor, event))
  return event
}

/** The same, for whoever follows it, with the rights of everybody. @throws 403, 404 */
export async function followAssembly(context: Pick<Context, 'db' | 'tenant' | 'actor'>, id: number) {
  const { db, actor } = context
  const event = await getAssembly(context, id)
  const rights = await rightsOf(db, id)
  const own = rights.find(({ user_id }) => user_id === actor.user_id)
  const is_partner = await isConfirmedPartner(db, id, actor.user_id)
  authorize(may.followVotes(actor, { ...event, is_partner, is_expected: own !== undefined }))
  return { event, rights, own }
}

export type RightRow = Right & { user_id: number; name: string; company: string | null; holder_name: string | null }

/** Everybody who is expected at an assembly: their voices, whether they are there, who votes for them. */
export async function rightsOf(db: Queries, event_id: number): Promise<RightRow[]> {
  const { rows } =
    await sql<RightRow>`select r.id as registration_id, r.user_id, u.first_name || ' ' || u.last_name as name, c.name as company,
      coalesce(w.weight, 1) as weight,
      r.status in (${sql.join(registrationStatus.codesIn('hasAttended'))})
        or (r.checked_in_at is not null and r.status = ${registrationStatus.codeOf('registered')}) as is_present,
      p.holder_id, h.first_name || ' ' || h.last_name as holder_name
    from registrations r
    join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
    left join companies c on c.tenant_id = r.tenant_id and c.id = r.company_id
    left join vote_weights w on w.tenant_id = r.tenant_id and w.registration_id = r.id
    left join vote_proxies p on p.tenant_id = r.tenant_id and p.giver_id = r.id
    left join registrations hr on hr.tenant_id = r.tenant_id and hr.id = p.holder_id
    left join users h on h.tenant_id = hr.tenant_id and h.id = hr.user_id
    where r.event_id = ${event_id} and r.status in (${sql.join(registrationStatus.codesIn('isExpected'))})
    order by searchable(u.last_name), searchable(u.first_name), r.id`.execute(db)
  return rows
}

/** Held until the end of the transaction: proxies and openings of one assembly follow each other. */
export async function lockAssembly({ db }: Pick<Context, 'db'>, event_id: number): Promise<void> {
  await db
    .insertInto('assemblies')
    .values({ event_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.selectFrom('assemblies').select('event_id').where('event_id', '=', event_id).forUpdate().execute()
}

/** Whether somebody is voting at this moment. */
export const isVoting = async ({ db }: Pick<Context, 'db'>, event_id: number): Promise<boolean> =>
  (await db
    .selectFrom('resolutions')
    .select('id')
    .where('event_id', '=', event_id)
    .where('status', '=', resolutionStatus.codeOf('open'))
    .executeTakeFirst()) !== undefined
