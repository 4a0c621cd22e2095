import { formCategory } from '@kxo/domain/forms/category'
import type { formsContract } from '@kxo/domain/forms/contract'
import { formsErrors } from '@kxo/domain/forms/errors'
import { formNature } from '@kxo/domain/forms/nature'
import { may } from '@kxo/domain/forms/permissions'
import type { Input } from '@kxo/domain/kernel/contract'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { lockForm, touchForm } from './lock-form.ts'
import { getForm } from './queries.ts'
import { publishDraft } from './versions/publish.ts'
import { writeDraft } from './write-draft.ts'

async function refuseTakenName({ db }: Context, name: string, nature: number, except: number | null): Promise<void> {
  const taken = await db
    .selectFrom('forms')
    .select('id')
    .where(sql<boolean>`searchable(name) = searchable(${name})`)
    .where('nature', '=', nature)
    .$if(except !== null, (query) => query.where('id', '<>', except as number))
    .executeTakeFirst()
  if (taken) refuse(formsErrors.nameTaken, {}, [{ field: 'name', message: 'duplicate' }])
}

type NewForm = Input<typeof formsContract.create>['body']

/** Writes a form, for whoever may. @throws 422 when another form of this nature has the name, or the fields cannot stand together */
export async function insertForm(context: Context, { name, nature, category = 'other', sections, is_published }: NewForm): Promise<number> {
  const code = formNature.codeOf(nature)
  await refuseTakenName(context, name, code, null)
  const { id } = await context.db
    .insertInto('forms')
    .values({ name, nature: code, category: formCategory.codeOf(category), changed_by: context.actor.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (sections) await writeDraft(context, id, sections)
  await trace(context, { action: 'create_form', subject_id: id, info: name })
  if (is_published) await publishDraft(context, await lockForm(context, id))
  return id
}

/** @throws 422 */
export const createForm: Verb<typeof formsContract.create> = async (context, { body }) => {
  authorize(may.writeForms(context.actor))
  return getForm(context.db, await insertForm(context, body))
}

/** @throws 409 when someone saved meanwhile or an answered field would change its type */
export const changeForm: Verb<typeof formsContract.change> = async (context, { params, body }) => {
  authorize(may.writeForms(context.actor))
  const form = await lockForm(context, params.id, body.version)
  if (body.name !== undefined) await refuseTakenName(context, body.name, form.nature, form.id)
  if (body.sections) await writeDraft(context, form.id, body.sections)
  await touchForm(context, form.id, body.name === undefined ? {} : { name: body.name })
  await trace(context, { action: 'update_form', subject_id: form.id })
  return getForm(context.db, form.id)
}

/** @throws 409 once answered or while an event asks it */
export const removeForm: Verb<typeof formsContract.remove> = async (context, { params }) => {
  authorize(may.writeForms(context.actor))
  const form = await getForm(context.db, params.id)
  if (form.responses_count > 0 || form.events_count > 0) refuse(formsErrors.stillUsed)
  // An event that asks it no more, and whose people answered nothing, forgets that it did.
  await context.db.deleteFrom('event_forms').where('form_id', '=', form.id).execute()
  await context.db.updateTable('forms').set({ published_version_id: null }).where('id', '=', form.id).execute()
  await context.db.deleteFrom('form_fields').where('form_id', '=', form.id).execute()
  await context.db.deleteFrom('form_versions').where('form_id', '=', form.id).execute()
  await context.db.deleteFrom('forms').where('id', '=', form.id).execute()
  await trace(context, { action: 'delete_form', subject_id: form.id, info: form.name })
  return { done: true as const }
}
