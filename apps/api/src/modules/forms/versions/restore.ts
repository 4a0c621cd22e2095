import { may } from '@kxo/domain/forms/permissions'
import { sectionsOf } from '@kxo/domain/forms/versions/form-file'
import type { formVersionsContract } from '@kxo/domain/forms/versions/versions-contract'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { lockForm, touchForm } from '../lock-form.ts'
import { fieldsOf, getForm } from '../queries.ts'
import { writeDraft } from '../write-draft.ts'

/** The draft becomes what a former version was: publishing it makes a new one. */
export const restoreVersion: Verb<typeof formVersionsContract.restore> = async (context, { params, body }) => {
  authorize(may.writeForms(context.actor))
  const { db } = context
  const form = await lockForm(context, params.id, body.version)
  const former = found(
    await db.selectFrom('form_versions').select('id').where('form_id', '=', form.id).where('number', '=', body.number).executeTakeFirst(),
  )
  await writeDraft(context, form.id, sectionsOf(await fieldsOf(db, former.id)))
  await touchForm(context, form.id)
  await trace(context, { action: 'update_form', subject_id: form.id, info: String(body.number) })
  return getForm(db, form.id)
}
