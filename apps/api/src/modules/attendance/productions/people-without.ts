import type { ProducedForMany } from '@kxo/domain/attendance/productions/produce-many'
import { isProofKind } from '@kxo/domain/attendance/productions/productions'
import { documentCategory } from '@kxo/domain/documents/category'
import { sql } from 'kysely'
import { found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { attendees } from '../../registrations/index.ts'
import { onSheet, peopleOf } from '../queries.ts'
import { sourcesOfProof } from '../signing/slot-facts.ts'

/** Whoever signed a half-day of an event, or has what stands for it. */
const hasFollowed = sql`(exists (select from signatures s join slots on slots.tenant_id = s.tenant_id and slots.id = s.slot_id
    where s.tenant_id = r.tenant_id and s.registration_id = r.id and slots.event_id = a.event_id)
  or exists (select from presences p join slots on slots.tenant_id = p.tenant_id and slots.id = p.slot_id
    where p.tenant_id = r.tenant_id and p.registration_id = r.id and slots.event_id = a.event_id and p.source in (${sourcesOfProof})))`

/** Registrations of each event that have no document of a kind yet: whoever is confirmed, and for a proof followed something. */
export async function peopleWithoutAny(
  db: Queries,
  event_ids: readonly number[],
  kind: ProducedForMany,
): Promise<ReadonlyMap<number, number[]>> {
  const { rows } = await sql<{ event_id: number; id: number }>`
    select distinct a.event_id, r.id from ${attendees} as a
      join registrations r on r.tenant_id = a.tenant_id and r.id = a.registration_id
     where a.tenant_id = current_tenant() and a.event_id = any(${[...event_ids]}::bigint[]) and r.status in (${sql.join([...onSheet])})
       and not exists (select from documents d where d.tenant_id = r.tenant_id and d.registration_id = r.id and d.event_id = a.event_id
         and d.category = ${documentCategory.codeOf(kind)} and d.replaced_by is null)
       and ${isProofKind(kind) ? hasFollowed : sql`true`}
     order by 1, 2`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ event_id }) => Number(event_id))].map(([id, people]) => [id, people.map((row) => Number(row.id))]),
  )
}

/** Registrations of a sheet that followed something and have no proof of a category yet. @throws 404 for one who is not on it */
export async function peopleWithout(
  db: Queries,
  event_id: number,
  category: 'attestation' | 'certificate',
  registration?: number,
): Promise<number[]> {
  const due = (await peopleWithoutAny(db, [event_id], category)).get(event_id) ?? []
  if (registration === undefined) return due
  found((await peopleOf(db, event_id)).find(({ id }) => id === registration))
  return due.filter((id) => id === registration)
}
