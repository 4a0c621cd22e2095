import { eventsErrors } from '@kxo/domain/events/errors'
import { sequentialMode } from '@kxo/domain/events/nature'
import { deadEnd, dueTooSoon, lateOpening, pathKey, pathKind } from '@kxo/domain/events/path/path'
import type { EventPath, pathContract } from '@kxo/domain/events/path/path-contract'
import { may } from '@kxo/domain/events/permissions'
import { addDays } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type EventFacts, getEvent } from '../queries.ts'
import { editEvent, lockEvent } from '../steps/edit-event.ts'
import { candidatesOf, columnOf, pathOf, type Stepping } from './path-steps.ts'

type Contract = typeof pathContract

async function present(context: Context, event: EventFacts): Promise<EventPath> {
  const steps = await pathOf(context, event.id)
  const placed = new Set(steps.map(pathKey))
  const people = await standingOf(context.db, event.id)
  return {
    mode: event.sequential_mode,
    steps: steps.map(({ id: _, content_type: _type, form: _form, opens_at: _opens, ...step }) => step),
    others: (await candidatesOf(context, event.id))
      .filter((one) => !placed.has(pathKey(one)))
      .map(({ content_type: _, form: _form, opens_at: _opens, ...one }) => one),
    standing: steps.flatMap(({ id, kind, target }) => {
      const n = people.get(id) ?? 0
      return n === 0 ? [] : [{ kind, target, people: n }]
    }),
  }
}

/** How many people are at each step: the first they have not done. */
async function standingOf(db: Queries, event_id: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ item_id: number; n: number }>`
    select item_id, count(*)::int as n from (
      select distinct on (registration_id) item_id from path_standing
       where tenant_id = current_tenant() and event_id = ${event_id} and not is_done order by registration_id, rank) as at
     group by item_id`.execute(db)
  return new Map(rows.map(({ item_id, n }) => [item_id, n]))
}

export const readPath: Verb<Contract['path']> = async (context, { params }) => {
  const event = await getEvent(context.db, params.id)
  authorize(may.readEvent(context.actor, event))
  return present(context, event)
}

/** @throws 422 on an order nobody could follow, which says where to put the step at fault */
function refuseImpossible(language: Context['language'], ordered: readonly Stepping[]): void {
  const refuseSteps = (error: Parameters<typeof refuse>[0], values: Record<string, string>): never =>
    refuse(error, values, [{ field: 'steps', message: language.say(error, values) }])
  const ended = deadEnd(ordered)
  if (ended) refuseSteps(eventsErrors.pathDeadEnd, { blocked: ended.blocked.title, by: ended.by.title })
  const late = lateOpening(ordered)
  if (late) refuseSteps(eventsErrors.pathOpensLate, { missed: late.missed.title, by: late.by.title })
}

/** @throws 422 for what does not exist, stands twice, or could never open */
export const setPath: Verb<Contract['setPath']> = async (context, { params, body }) => {
  const { db, language } = context
  const event = await lockEvent(context, params.id)
  if (event.nature === 'activity') refuse(kernelErrors.notFound)
  const candidates = new Map((await candidatesOf(context, event.id)).map((one) => [pathKey(one), one]))
  const ordered = body.steps.map((step) => candidates.get(pathKey(step)))
  const known = ordered.filter((one) => one !== undefined)
  if (known.length < ordered.length || new Set(known).size < known.length)
    refuse(kernelErrors.invalid, {}, [{ field: 'steps', message: 'unknownId' }])
  if (body.mode === 'activityAll') refuseImpossible(language, known)
  const soon = dueTooSoon(
    body.steps.map(({ opens_on = null, due_on = null }, index) => ({ title: known[index]?.title ?? '', opens_on, due_on })),
  )
  if (soon) {
    const { title } = soon
    refuse(eventsErrors.pathDueTooSoon, { title }, [{ field: 'steps', message: language.say(eventsErrors.pathDueTooSoon, { title }) }])
  }
  await db.deleteFrom('path_items').where('event_id', '=', event.id).execute()
  if (body.steps.length > 0)
    await db
      .insertInto('path_items')
      .values(
        body.steps.map(({ kind, target, opens_on, due_on, minutes }, index) => ({
          event_id: event.id,
          rank: index + 1,
          kind: pathKind.codeOf(kind),
          [columnOf(kind)]: target,
          opens_on: opens_on ?? null,
          due_on: due_on ?? null,
          minutes: minutes ?? null,
        })),
      )
      .execute()
  return present(context, await editEvent(context, event, 'update_event_sequence', { sequential_mode: sequentialMode.codeOf(body.mode) }))
}

/** The order of an event on a copy that has none, its days moved along: what was copied, found again by its kind, its title and its rank among those of that title. */
export async function copyPath(context: Context, source: EventFacts, copy: EventFacts, days: number): Promise<void> {
  if ((await pathOf(context, copy.id)).length > 0) return
  const left = await candidatesOf(context, copy.id)
  const found = (await pathOf(context, source.id)).flatMap(({ kind, title, opens_on, due_on, minutes }) => {
    const index = left.findIndex((one) => one.kind === kind && one.title === title)
    return index === -1
      ? []
      : left.splice(index, 1).map((one) => ({
          ...one,
          opens_on: opens_on && addDays(opens_on, days),
          due_on: due_on && addDays(due_on, days),
          minutes,
        }))
  })
  if (found.length > 0)
    await context.db
      .insertInto('path_items')
      .values(
        found.map(({ kind, target, opens_on, due_on, minutes }, index) => ({
          event_id: copy.id,
          rank: index + 1,
          kind: pathKind.codeOf(kind),
          [columnOf(kind)]: target,
          opens_on,
          due_on,
          minutes,
        })),
      )
      .execute()
}
