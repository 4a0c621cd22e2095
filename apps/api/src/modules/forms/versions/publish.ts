import { formsErrors } from '@kxo/domain/forms/errors'
import { isRecommendation } from '@kxo/domain/forms/inputs/recommendation'
import { formNature } from '@kxo/domain/forms/nature'
import { may } from '@kxo/domain/forms/permissions'
import type { formVersionsContract } from '@kxo/domain/forms/versions/versions-contract'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { pinAnswered } from '../dependencies.ts'
import { type FormRow, lockForm, touchForm } from '../lock-form.ts'
import { fieldsOf, getForm } from '../queries.ts'

/** What is written becomes the next version: those who have answers go on asking the one they answered. @throws 409, 422 */
export async function publishDraft(context: Context, form: FormRow): Promise<void> {
  const { db, now, actor } = context
  const draft = await db
    .selectFrom('form_versions')
    .select('id')
    .where('form_id', '=', form.id)
    .where('number', 'is', null)
    .executeTakeFirst()
  if (!draft) return refuse(form.published_version_id === null ? formsErrors.nothingToPublish : formsErrors.alreadyPublished)
  const fields = await fieldsOf(db, draft.id)
  if (fields.length === 0) refuse(formsErrors.nothingToPublish)
  if (formNature.keyOf(form.nature) === 'questionnaire' && fields.filter(isRecommendation).length > 1) refuse(formsErrors.oneRecommendation)
  if (form.published_version_id !== null) await pinAnswered(context, form.id, form.published_version_id)
  const { last } = await db
    .selectFrom('form_versions')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .where('form_id', '=', form.id)
    .executeTakeFirstOrThrow()
  const number = (last ?? 0) + 1
  await db.updateTable('form_versions').set({ number, published_at: now, published_by: actor.user_id }).where('id', '=', draft.id).execute()
  await db.updateTable('forms').set({ published_version_id: draft.id }).where('id', '=', form.id).execute()
  await touchForm(context, form.id)
  await trace(context, { action: 'publish_form', subject_id: form.id, info: String(number) })
}

export const publishForm: Verb<typeof formVersionsContract.publish> = async (context, { params, body }) => {
  authorize(may.writeForms(context.actor))
  await publishDraft(context, await lockForm(context, params.id, body.version))
  return getForm(context.db, params.id)
}
