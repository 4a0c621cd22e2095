import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { defaultEntity, depositsOf, type EntityRecord, findEntity } from '../queries.ts'

/** Who issues the bills of an event: the entity that organises it, or that of the event an activity belongs to, while it issues; else the default one. */
export const issuerOfEvent = async (db: Queries, event_id: number): Promise<EntityRecord | undefined> =>
  (await issuersOfEvents(db, [event_id])).get(event_id)

/** The same of several events, in two queries. */
export async function issuersOfEvents(db: Queries, event_ids: readonly number[]): Promise<Map<number, EntityRecord>> {
  if (event_ids.length === 0) return new Map()
  const organisers = await db
    .selectFrom('events')
    .leftJoin('events as whole', (join) =>
      join.onRef('whole.tenant_id', '=', 'events.tenant_id').onRef('whole.id', '=', 'events.parent_id'),
    )
    .innerJoin('entities', (join) =>
      join
        .onRef('entities.tenant_id', '=', 'events.tenant_id')
        .on(sql<boolean>`entities.id = coalesce(events.entity_id, whole.entity_id)`)
        .on('entities.archived_at', 'is', null),
    )
    .selectAll('entities')
    .select('events.id as event_id')
    .where('events.id', 'in', [...new Set(event_ids)])
    .execute()
  const known = new Map(organisers.map(({ event_id, ...entity }) => [event_id, entity]))
  if (event_ids.every((id) => known.has(id))) return known
  const usual = await defaultEntity(db)
  return new Map(
    event_ids.flatMap((id) => {
      const issuer = known.get(id) ?? usual
      return issuer ? [[id, issuer] as const] : []
    }),
  )
}

type Billed = { entity_id?: number | undefined; morph: 'Event' | 'User'; morph_id: number | null; registration_id?: number | null }

/** Who issues a draft: the issuer chosen, else that of the deposits it deducts (INV-48), else that of its event. */
export async function issuerOfDraft(
  db: Queries,
  { entity_id, morph, morph_id, registration_id }: Billed,
): Promise<EntityRecord | undefined> {
  if (entity_id !== undefined) return findEntity(db, entity_id)
  const [deposit] = registration_id ? await depositsOf(db, registration_id) : []
  if (deposit) return findEntity(db, deposit.entity_id)
  return morph === 'Event' && morph_id !== null ? issuerOfEvent(db, morph_id) : defaultEntity(db)
}
