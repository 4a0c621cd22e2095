import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { defaultEntity, depositsOf, type EntityRecord, findEntity } from '../queries.ts'

/** Who issues the bills of an event: the entity that organises it, or that of the event an activity belongs to, while it issues; else the default one. */
export async function issuerOfEvent(db: Queries, event_id: number): Promise<EntityRecord | undefined> {
  const organiser = await db
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
    .where('events.id', '=', event_id)
    .executeTakeFirst()
  return organiser ?? defaultEntity(db)
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
