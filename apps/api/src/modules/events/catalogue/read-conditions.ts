import type { eventsContract } from '@kxo/domain/events/contract'
import { onboarding } from '@kxo/domain/events/nature'
import type { Input } from '@kxo/domain/kernel/contract'
import type { Filter } from '@kxo/domain/kernel/listing'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { meetsEach } from '../../contacts/index.ts'
import { allRegions, isInRegion } from '../../regions/index.ts'
import type { EventFacts } from '../queries.ts'
import { hasThemeCalled } from '../themes/themes-in-catalogue.ts'

type Conditions = Pick<Input<typeof eventsContract.publicList>['query'], 'region' | 'chapitre' | 'eligible'>

/** A chapter is the name of a region, of an entity or of a town, or that of a theme. */
async function inChapter(db: Queries, said: string): Promise<RawBuilder<SqlBool>> {
  const called = sql<SqlBool>`searchable(name) = searchable(${said})`
  const region = await db.selectFrom('regions').select('id').where(called).executeTakeFirst()
  const inRegion = region ? await isInRegion(db, await allRegions(db), region.id) : sql<SqlBool>`false`
  return sql<SqlBool>`(${inRegion} or events.entity_id in (select id from entities where ${called})
    or ${hasThemeCalled(said)} or searchable(events.town) = searchable(${said}))`
}

/** A condition of access, as one text. */
const condition = sql<string>`concat_ws(' ', event_criteria.field, event_criteria.comparator, event_criteria.value::text)`

/** Events open otherwise than on conditions, and those whose conditions a person meets: all of them, or one where one is enough. */
async function admitting(context: Context, user_id: number): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ said: string; field: string; comparator: Filter['comparator']; value: Filter['value'] | null }>`
    select distinct on (${condition}) ${condition} as said, field, comparator, value from event_criteria
    where event_id in (select id from events where is_active and onboarding = ${onboarding.codeOf('onCriteria')})`.execute(context.db)
  const met = await meetsEach(
    context,
    user_id,
    rows.map(({ field, comparator, value }) => ({ field, comparator, ...(value !== null && { value }) })),
  )
  const said = rows.filter((_, index) => met[index]).map((row) => row.said)
  const isMet = sql<SqlBool>`${condition} = any(${said}::text[])`
  return sql<SqlBool>`(events.onboarding <> ${onboarding.codeOf('onCriteria')} or (
    exists (select from event_criteria where event_id = events.id and ${isMet})
    and (events.criteria_mode = 'any' or not exists (select from event_criteria where event_id = events.id and not ${isMet}))))`
}

/** Those of events open on conditions that the caller does not meet. */
export async function notAdmittedTo(context: Context, events: readonly Pick<EventFacts, 'id' | 'onboarding'>[]): Promise<number[]> {
  const conditional = events.flatMap(({ id, onboarding: kind }) => (kind === 'onCriteria' ? [id] : []))
  const { actor, db } = context
  if (conditional.length === 0 || actor.user_id === null) return conditional
  const admitted = await db
    .selectFrom('events')
    .select('id')
    .where('id', 'in', conditional)
    .where(await admitting(context, actor.user_id))
    .execute()
  return conditional.filter((id) => !admitted.some((event) => event.id === id))
}

/** Conditions of a catalogue that only reading tells: what falls in a region, what a chapter names, what a person is admitted to. */
export async function readConditions(context: Context, { region, chapitre, eligible }: Conditions): Promise<RawBuilder<SqlBool>[]> {
  const { db, actor } = context
  return [
    ...(region === undefined ? [] : [await isInRegion(db, await allRegions(db), region)]),
    ...(chapitre ? [await inChapter(db, chapitre)] : []),
    ...(eligible && actor.user_id !== null ? [await admitting(context, actor.user_id)] : []),
  ]
}
