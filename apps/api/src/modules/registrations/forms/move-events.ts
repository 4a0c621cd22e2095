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
const unfinished = registrationStatus.codesOf(...registrationStatus.keys.filter(isUnfinished))

/** Events that ask a form, and the version they ask. */
const eventsAsking = ({ db }: Context, form_id: number) =>
  db
    .selectFrom('events')
    .innerJoin('forms', (join) => join.onRef('forms.tenant_id', '=', 'events.tenant_id').onRef('forms.id', '=', 'events.form_id'))
    .leftJoin('form_versions as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 'events.tenant_id')
        .on('v.id', '=', sql<number>`coalesce(events.form_version_id, forms.published_version_id)`),
    )
    .select(['events.id', 'events.title', 'events.start_date', 'events.form_version_id', 'v.number'])
    .where('events.form_id', '=', form_id)
    .orderBy('events.start_date', 'desc')
    .orderBy('events.id', 'desc')

/** Events that ask a form, and what would become of the answers of those that hold to a former version. */
export const readUses: Verb<Contract['uses']> = async (context, { params }) => {
  authorize(may.readForms(context.actor))
  const { db } = context
  const form = found(await db.selectFrom('forms').select('published_version_id').where('id', '=', params.id).executeTakeFirst())
  const events = await eventsAsking(context, params.id).limit(200).execute()
  const behind = [...new Set(events.flatMap(({ form_version_id }) => form_version_id ?? []))]
  const next = form.published_version_id === null ? [] : await fieldsOf(db, form.published_version_id)
  const moves = []
  for (const version of behind) {
    if (version === form.published_version_id) continue
    const number = events.find(({ form_version_id }) => form_version_id === version)?.number ?? 0
    moves.push({ from: number, questions: movedQuestions(await fieldsOf(db, version), next) })
  }
  return {
    events: events.map(({ form_version_id: held, ...event }) => ({
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
  const held = await db
    .selectFrom('events')
    .select(['id', 'form_version_id'])
    .where('form_id', '=', form.id)
    .where('form_version_id', 'is not', null)
    .where('form_version_id', '<>', to)
    .forUpdate()
    .execute()
  let [moved, left] = [0, 0]
  for (const event of held) {
    const from = found(event.form_version_id)
    const people = await db.selectFrom('registrations').select(['id', 'status']).where('event_id', '=', event.id).forUpdate().execute()
    const outcome = await moveResponses(db, { morph: answersMorph, ids: people.map(({ id }) => id), from, to })
    moved += outcome.moved
    left += outcome.left
    const waiting = people.filter(({ status }) => unfinished.includes(status)).map(({ id }) => id)
    if (waiting.length > 0 && asksMore(await fieldsOf(db, from), next))
      await db.updateTable('registrations').set({ form_completed_at: null }).where('id', 'in', waiting).execute()
  }
  await db
    .updateTable('events')
    .set({ form_version_id: null })
    .where('form_id', '=', form.id)
    .where('form_version_id', 'is not', null)
    .execute()
  await trace(context, { action: 'move_form', subject_id: form.id, info: `${held.length}` })
  return { events: held.length, moved, left }
}
