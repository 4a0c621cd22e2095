import type { EventForm, eventFormsContract } from '@kxo/domain/events/forms/event-forms-contract'
import { besideNatures, formStage } from '@kxo/domain/events/forms/form-stage'
import { may } from '@kxo/domain/events/permissions'
import { formNature } from '@kxo/domain/forms/nature'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { getEvent } from '../queries.ts'
import { lockEvent } from '../steps/edit-event.ts'

type Contract = typeof eventFormsContract

/** Forms an event still asks beside the one of its registration, in the order they were. */
async function eventFormsOf(db: Queries, event_id: number): Promise<EventForm[]> {
  const rows = await db
    .selectFrom('event_forms as asked')
    .innerJoin('forms', (join) => join.onRef('forms.tenant_id', '=', 'asked.tenant_id').onRef('forms.id', '=', 'asked.form_id'))
    .select(['asked.id', 'asked.form_id as form', 'forms.name', 'forms.nature', 'asked.stage', 'asked.is_required'])
    .select(['asked.holds_confirmation', 'asked.due_days', sql<boolean>`forms.published_version_id is not null`.as('is_published')])
    .where('asked.event_id', '=', event_id)
    .where('asked.retired_at', 'is', null)
    .orderBy('asked.id')
    .execute()
  return rows.map((row) => ({ ...row, nature: formNature.keyOf(row.nature), stage: formStage.keyOf(row.stage) }))
}

export const listEventForms: Verb<Contract['eventForms']> = async ({ db, actor }, { params }) => {
  authorize(may.readEvent(actor, await getEvent(db, params.id)))
  return eventFormsOf(db, params.id)
}

type Settings = Pick<EventForm, 'stage' | 'is_required' | 'holds_confirmation'> & { due_days?: number | null | undefined }
/** Only what is asked once accepted can hold a confirmation, and have a day of its own. */
const stored = ({ stage, is_required, holds_confirmation, due_days }: Settings) => ({
  stage: formStage.codeOf(stage),
  is_required,
  holds_confirmation: stage === 'accepted' && is_required && holds_confirmation,
  due_days: stage === 'accepted' ? (due_days ?? null) : null,
})

async function written(context: Context, event_id: number, id: number): Promise<EventForm> {
  const form = found((await eventFormsOf(context.db, event_id)).find((one) => one.id === id))
  await trace(context, { action: 'update_asked_forms', event_id, info: form.name, change: { after: form } })
  return form
}

/** @throws 404 on a form put away, 409 when it is asked already or belongs to the registration itself */
export const askForm: Verb<Contract['askForm']> = async (context, { params, body }) => {
  await lockEvent(context, params.id)
  const { db } = context
  const form = found(
    await db.selectFrom('forms').select(['id', 'nature']).where('id', '=', body.form).where('archived_at', 'is', null).executeTakeFirst(),
  )
  const isStillRequested = (await eventFormsOf(db, params.id)).some((one) => one.form === form.id)
  if (isStillRequested || !besideNatures.includes(formNature.keyOf(form.nature))) refuse(kernelErrors.conflict)
  const { id } = await db
    .insertInto('event_forms')
    .values({ event_id: params.id, form_id: form.id, ...stored(body) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return written(context, params.id, id)
}

export const changeRequestedForm: Verb<Contract['changeRequestedForm']> = async (context, { params, body }) => {
  await lockEvent(context, params.id)
  await context.db
    .updateTable('event_forms')
    .set(stored(body))
    .where('id', '=', params.asked)
    .where('event_id', '=', params.id)
    .where('retired_at', 'is', null)
    .execute()
  return written(context, params.id, params.asked)
}

/** Answers given stay with their registrations; nobody is asked any more. */
export const retireRequestedForm: Verb<Contract['retireRequestedForm']> = async (context, { params }) => {
  await lockEvent(context, params.id)
  const requested = found((await eventFormsOf(context.db, params.id)).find(({ id }) => id === params.asked))
  await context.db.updateTable('event_forms').set({ retired_at: context.now }).where('id', '=', requested.id).execute()
  await trace(context, { action: 'update_asked_forms', event_id: params.id, info: requested.name, change: { after: null } })
  return { done: true as const }
}

/** Questionnaires an event asks while registering. */
export const questionnairesOf = async (db: Queries, event_id: number): Promise<{ id: number; name: string; is_required: boolean }[]> =>
  (await eventFormsOf(db, event_id))
    .filter(({ nature, stage, is_published }) => nature === 'questionnaire' && stage === 'registering' && is_published)
    .map(({ form, name, is_required }) => ({ id: form, name, is_required }))

/** The forms an event asks, on another that asks for none. */
export async function copyEventForms(db: Queries, from: number, to: number): Promise<void> {
  if ((await eventFormsOf(db, to)).length > 0) return
  const forms = await eventFormsOf(db, from)
  if (forms.length > 0)
    await db
      .insertInto('event_forms')
      .values(forms.map((one) => ({ event_id: to, form_id: one.form, ...stored(one) })))
      .execute()
}
