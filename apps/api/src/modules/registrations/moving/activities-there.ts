import { enrolment } from '@kxo/domain/events/activities/enrolment'
import { eventNature, sequentialMode } from '@kxo/domain/events/nature'
import { placesLeft } from '@kxo/domain/events/rules'
import type { Carried, MoveDate } from '@kxo/domain/registrations/moving/move-contract'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { singleGroup } from '../../events/index.ts'
import { chosenBy } from '../activities/choose-activities.ts'
import type { RegistrationRow } from '../queries.ts'
import type { RegistrationContext } from '../registering/registration-context.ts'
import { isNamedAlike } from './named-alike.ts'

export type ActivitiesThere = {
  /** Those attended there by choice: what follows, then what is chosen. */
  chosen: number[]
  /** The same with those everybody attends. */
  attended: number[]
  carried: Carried[]
  to_choose: MoveDate['to_choose']
}

/** The activities of an event as somebody who comes would find them: those who wait for a place come first. */
async function activitiesOfDate(db: Queries, event_id: number) {
  const rows = await db
    .selectFrom('events')
    .innerJoin('event_places as p', (join) => join.onRef('p.tenant_id', '=', 'events.tenant_id').onRef('p.event_id', '=', 'events.id'))
    .select(['events.id', 'title', 'choice_group', 'enrolment', 'cancelled_at'])
    .select(['p.max_participants', 'p.taken', 'p.waiting', 'p.overbooking_allowed'])
    .where('parent_id', '=', event_id)
    .where('nature', '=', eventNature.codeOf('activity'))
    .where('archived_at', 'is', null)
    .orderBy('start_date')
    .orderBy('events.id')
    .execute()
  return rows.map(({ max_participants, taken, waiting, overbooking_allowed, ...row }) => ({
    ...row,
    isOptional: row.enrolment === enrolment.codeOf('optional'),
    places_left: overbooking_allowed && waiting === 0 ? null : placesLeft({ max_participants, taken: taken + waiting }),
  }))
}

/** Which activities follow somebody to another date: those of the same title where a place is left; in a group where none does, one may be chosen. */
export async function activitiesThere(
  context: Context,
  row: RegistrationRow,
  { event }: RegistrationContext,
  picked: readonly number[],
): Promise<ActivitiesThere> {
  const { db } = context
  const former = await chosenBy(db, row.id)
  const here = former.length === 0 ? [] : (await activitiesOfDate(db, row.event_id)).filter(({ id }) => former.includes(id))
  const group = singleGroup(context, sequentialMode.keyOf(event.sequential_mode))
  const there = (await activitiesOfDate(db, event.id)).filter(({ cancelled_at }) => cancelled_at === null)
  const mandatory = there.filter(({ isOptional }) => !isOptional)
  const optional = there.filter(({ isOptional }) => isOptional).map((one) => (group === null ? one : { ...one, choice_group: group }))
  const chosen: typeof optional = []
  const carried = here.map(({ title, choice_group }): Carried => {
    const line = { kind: 'activity' as const, name: title, quantity: 1 }
    if (mandatory.some((one) => isNamedAlike(one.title, title))) return { ...line, outcome: 'follows' }
    const alike = optional.filter((one) => isNamedAlike(one.title, title))
    const twin = alike.find((one) => one.choice_group === choice_group) ?? alike[0]
    const isGroupTaken = twin && twin.choice_group !== '' && chosen.some((one) => one.choice_group === twin.choice_group)
    if (!twin || isGroupTaken) return { ...line, outcome: 'absent' }
    if (twin.places_left === 0) return { ...line, outcome: 'full' }
    chosen.push(twin)
    return { ...line, outcome: 'follows' }
  })
  const open = optional.filter(
    ({ choice_group, places_left }) => choice_group !== '' && places_left !== 0 && !chosen.some((one) => one.choice_group === choice_group),
  )
  const to_choose = [...Map.groupBy(open, ({ choice_group }) => choice_group)].map(([group, activities]) => ({
    group,
    activities: activities.map(({ id, title, places_left }) => ({ id, title, places_left })),
  }))
  const taken = to_choose.flatMap(({ activities }) => activities.find(({ id }) => picked.includes(id))?.id ?? [])
  const ids = [...chosen.map(({ id }) => id), ...taken]
  return { chosen: ids, attended: [event.id, ...mandatory.map(({ id }) => id), ...ids], carried, to_choose }
}
