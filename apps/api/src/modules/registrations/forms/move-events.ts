import { may } from '@kxo/domain/forms/permissions'
import { asksMore, movedQuestions } from '@kxo/domain/forms/versions/moving'
import type { formMovesContract } from '@kxo/domain/registrations/forms/form-moves-contract'
import { isUnfinished, registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { fieldsOf, moveResponses } from '../../forms/index.ts'
import { trace } from '../../traces/index.ts'
import { answersMorph } from '../registering/answer.ts'

type Contract = typeof formMovesContract
/** Events named on the page of a form. */
const shownEvents = 200
const unfinished = registrationStatus.codesOf(...registrationStatus.keys.filter(isUnfinished))

type Asking = { id: number; title: string; start_date: Date | null; held: number | null; number: number | null; asked: number | null }

/** Events that ask a form, of their registration or beside it, and the version they ask. */
const eventsAsking = async ({ db }: Context, form_id: number): Promise<Asking[]> =>
  (
    await sql<Asking>`select e.id, e.title, e.start_date, uses.held, v.number, uses.asked
      from (select tenant_id, id as event_id, form_version_id as held, null::bigint as asked from events where form_id = ${form_id}
            union all select tenant_id, event_id, form_version_id, id from event_forms where form_id = ${form_id} and retired_at is null) as uses
      join events e on e.tenant_id = uses.tenant_id and e.id = uses.event_id
      join forms f on f.tenant_id = e.tenant_id and f.id = ${form_id}
      left join form_versions v on v.tenant_id = f.tenant_id and v.id = coalesce(uses.held, f.published_version_id)
      order by e.start_date desc nulls last, e.id desc`.execute(db)
  ).rows

/** Events that ask a form, and what would become of the answers of those that hold to a former version. */
export const readUses: Verb<Contract['uses']> = async (context, { params }) => {
  authorize(may.readForms(context.actor))
  const { db } = context
  const form = found(await db.selectFrom('forms').select('published_version_id').where('id', '=', params.id).executeTakeFirst())
  const events = await eventsAsking(context, params.id)
  const behind = [...new Set(events.flatMap(({ held }) => held ?? []))]
  const next = form.published_version_id === null ? [] : await fieldsOf(db, form.published_version_id)
  const moves = []
  for (const version of behind) {
    if (version === form.published_version_id) continue
    const number = events.find(({ held }) => held === version)?.number ?? 0
    moves.push({ from: number, questions: movedQuestions(await fieldsOf(db, version), next) })
  }
  return {
    events: events.slice(0, shownEvents).map(({ held, asked: _, ...event }) => ({
      ...event,
      is_behind: held !== null && held !== form.published_version_id,
    })),
    moves,
  }
}

/** Events that hold to a former version ask the latest: answers follow their question's key, and nobody loses one. */
export const moveEvents: Verb<Contract['move']> = async (context, { params }) => {
  authorize(may.writeForms(context.actor))
  const { db } = context
  const form = found(await db.selectFrom('forms').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  const to = found(form.published_version_id)
  const next = await fieldsOf(db, to)
  const behind = (await eventsAsking(context, form.id)).filter(({ held }) => held !== null && held !== to)
  await db
    .selectFrom('events')
    .select('id')
    .where(sql<boolean>`id = any(${behind.map(({ id }) => id)}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  let [moved, left] = [0, 0]
  for (const event of behind) {
    const from = found(event.held)
    const people = await db.selectFrom('registrations').select(['id', 'status']).where('event_id', '=', event.id).forUpdate().execute()
    const outcome = await moveResponses(db, { morph: answersMorph, ids: people.map(({ id }) => id), from, to })
    moved += outcome.moved
    left += outcome.left
    // What was filled in beside the registration stays so; a registration still under way is asked what was added.
    const waiting = event.asked === null ? people.filter(({ status }) => unfinished.includes(status)).map(({ id }) => id) : []
    if (waiting.length > 0 && asksMore(await fieldsOf(db, from), next))
      await db.updateTable('registrations').set({ form_completed_at: null }).where('id', 'in', waiting).execute()
  }
  for (const table of ['events', 'event_forms'] as const)
    await db
      .updateTable(table)
      .set({ form_version_id: null })
      .where('form_id', '=', form.id)
      .where('form_version_id', 'is not', null)
      .execute()
  await trace(context, { action: 'move_form', subject_id: form.id, info: `${behind.length}` })
  return { events: behind.length, moved, left }
}
