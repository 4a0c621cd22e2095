import { dayInZone } from '@kxo/domain/kernel/dates'
import type { Logistics, logisticsContract } from '@kxo/domain/planning/logistics/logistics-contract'
import { roomsToSet } from '@kxo/domain/planning/logistics/rooms-to-set'
import { may } from '@kxo/domain/planning/permissions'
import { productKind } from '@kxo/domain/products/kind'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { roomRows, slotsBetween } from '../read-planning.ts'

type Beginning = {
  event_id: number
  title: string
  first_at: string | Date
  people: number
  options: { name: string; family: string; kind: number | null; quantity: number }[]
}

/** Whole events among these that begin in a period, with the options taken of each and how many are expected. */
async function beginningIn({ db }: Context, events: readonly number[], { from, to }: { from: Date; to: Date }): Promise<Beginning[]> {
  const { rows } = await sql<Beginning>`
    with whole as (select distinct coalesce(e.parent_id, e.id) as id from events e
      where e.tenant_id = current_tenant() and e.id = any(${[...events]}::bigint[]))
    select e.id as event_id, e.title, began.first_at, coalesce(places.taken, 0) as people, coalesce((
        select jsonb_agg(jsonb_build_object('name', o.name, 'family', coalesce(p.family, ''), 'kind', p.kind, 'quantity', o.taken) order by p.family, o.rank, o.id)
          from event_options o left join products p on p.tenant_id = o.tenant_id and p.id = o.product_id
         where o.tenant_id = e.tenant_id and o.event_id = e.id and o.taken > 0), '[]') as options
      from whole join events e on e.tenant_id = current_tenant() and e.id = whole.id
      left join event_places places on places.tenant_id = e.tenant_id and places.event_id = e.id
      cross join lateral (select min(s.start_at) as first_at from slots s
        join events own on own.tenant_id = s.tenant_id and own.id = s.event_id
        where s.tenant_id = e.tenant_id and (own.id = e.id or own.parent_id = e.id) and own.cancelled_at is null) began
     where began.first_at >= ${from} and began.first_at < ${to} order by began.first_at, e.title, e.id`.execute(db)
  return rows
}

/** What the days of a period ask for, from what events, options and registrations hold. */
export const readLogistics: Verb<typeof logisticsContract.logistics> = async (context, { query }): Promise<Logistics> => {
  const { actor, db, tenant } = context
  authorize(may.seePlanning(actor))
  const zone = tenant.time_zone
  const slots = await slotsBetween(db, query)
  const rooms = roomsToSet(slots, await roomRows(db, { location: query.location, withArchived: true }), zone)
  const beginning = await beginningIn(context, [...new Set(slots.map(({ event_id }) => event_id))], query)
  const dayOf = ({ event_id, title, first_at }: Beginning) => ({
    day: dayInZone(new Date(first_at), zone),
    event_id: Number(event_id),
    event_title: title,
  })
  return {
    rooms,
    options: beginning.flatMap((event) =>
      event.options.map(({ kind, ...option }) => ({ ...dayOf(event), ...option, kind: kind === null ? null : productKind.keyOf(kind) })),
    ),
    badges: beginning.filter(({ people }) => people > 0).map((event) => ({ ...dayOf(event), people: event.people })),
  }
}
