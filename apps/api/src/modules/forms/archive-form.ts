import { may } from '@kxo/domain/forms/permissions'
import { sectionsOf } from '@kxo/domain/forms/versions/form-file'
import type { formVersionsContract } from '@kxo/domain/forms/versions/versions-contract'
import { authorize } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { lockForm, touchForm } from './lock-form.ts'
import { getForm } from './queries.ts'
import { createForm } from './write-form.ts'

/** @throws 422 when another form of this nature has the name */
export const duplicateForm: Verb<typeof formVersionsContract.duplicate> = async (context, { params, body }) => {
  authorize(may.writeForms(context.actor))
  const { nature, category, fields } = await getForm(context.db, params.id)
  const sections = sectionsOf(fields)
  return createForm(context, { params, body: { name: body.name, nature, category, ...(sections.length > 0 && { sections }) } })
}

/** Puts a form away or takes it back; those who ask it go on. */
export const archiveForm: Verb<typeof formVersionsContract.archive> = async (context, { params, body }) => {
  authorize(may.writeForms(context.actor))
  const form = await lockForm(context, params.id)
  await touchForm(context, form.id, { archived_at: body.is_archived ? (form.archived_at ?? context.now) : null })
  await trace(context, { action: 'archive_form', subject_id: form.id, info: body.is_archived ? form.name : null })
  return getForm(context.db, form.id)
}
