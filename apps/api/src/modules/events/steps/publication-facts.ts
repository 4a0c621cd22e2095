import { eventNature, sequentialMode } from '@kxo/domain/events/nature'
import { presentationOf, saidBy } from '@kxo/domain/events/presentation/presentation'
import type { PublicationFacts } from '@kxo/domain/events/rules'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { EventFacts } from '../queries.ts'

type Counts = Record<
  | 'slots_count'
  | 'prices_count'
  | 'path_count'
  | 'unplaced_count'
  | 'documents_count'
  | 'options_count'
  | 'criteria_count'
  | 'questionnaires_count'
  | 'quizzes_count'
  | 'trainers_count',
  number
> & { has_room: boolean }

/** What hangs on each of many events, in one query: steps in order, what an imposed order leaves out, papers, prices, people. */
async function countsOf(db: Queries, ids: readonly number[]): Promise<Map<number, Counts>> {
  const activity = sql`a.tenant_id = e.tenant_id and a.parent_id = e.id and a.nature = ${eventNature.codeOf('activity')} and a.archived_at is null`
  const slots = sql`slots s where s.tenant_id = e.tenant_id and (s.event_id = e.id or s.event_id in (select a.id from events a where ${activity}))`
  const { rows } = await sql<Counts & { id: number }>`
    select e.id, (select count(*)::int from ${slots}) as slots_count, exists (select from ${slots} and s.room_id is not null) as has_room,
      (select count(*)::int from prices p where p.tenant_id = e.tenant_id and p.event_id = e.id and p.retired_at is null) as prices_count,
      (select count(*)::int from path_items i where i.tenant_id = e.tenant_id and i.event_id = e.id) as path_count,
      case when e.sequential_mode = ${sequentialMode.codeOf('activityAll')} then (select count(*)::int from events a where ${activity}
        and a.cancelled_at is null and not exists (select from path_items i where i.tenant_id = e.tenant_id and i.event_id = e.id
          and i.activity_id = a.id)) else 0 end as unplaced_count,
      (select count(*)::int from documents d where d.tenant_id = e.tenant_id and d.event_id = e.id) as documents_count,
      (select count(*)::int from event_options o where o.tenant_id = e.tenant_id and o.event_id = e.id) as options_count,
      (select count(*)::int from event_criteria c where c.tenant_id = e.tenant_id and c.event_id = e.id) as criteria_count,
      (select count(*)::int from event_questionnaires q where q.tenant_id = e.tenant_id and q.event_id = e.id and q.retired_at is null) as questionnaires_count,
      (select count(*)::int from event_quizzes q where q.tenant_id = e.tenant_id and q.event_id = e.id and q.retired_at is null) as quizzes_count,
      (select count(*)::int from event_partners p where p.tenant_id = e.tenant_id and p.event_id = e.id
        and p.status <> ${partnerStatus.codeOf('deleted')} and p.kind in (${sql.join(partnerKind.codesOf('guest', 'provider'))})) as trainers_count
    from events e where e.tenant_id = current_tenant() and e.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...counts }) => [Number(id), counts]))
}

/** What the rules of a publication look at, for each of many events. */
export async function publicationFactsOf(db: Queries, events: readonly EventFacts[]): Promise<(event: EventFacts) => PublicationFacts> {
  const counts = await countsOf(
    db,
    events.map(({ id }) => id),
  )
  return (event) => {
    const { has_room, ...counted } = counts.get(event.id)!
    return {
      ...event,
      ...counted,
      description: saidBy(presentationOf(event)),
      themes: event.themes.map(({ name }) => name),
      has_place: event.location_id !== null || Boolean(event.town) || has_room,
      has_thumbnail: event.image_token !== null,
    }
  }
}

export const publicationFacts = async (db: Queries, event: EventFacts): Promise<PublicationFacts> =>
  (await publicationFactsOf(db, [event]))(event)
