import type { fieldsContract } from '@kxo/domain/fields/contract'
import type { RecordField } from '@kxo/domain/fields/field'
import { type Morph, traceSubjectOf } from '@kxo/domain/fields/morph'
import type { FormField } from '@kxo/domain/forms/inputs/field'
import { may as mayInForms } from '@kxo/domain/forms/permissions'
import { isAdministrator, isSignedIn } from '@kxo/domain/kernel/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { answerFormField, fieldsNamed, readFormResponses } from '../../forms/index.ts'
import { seenTabs } from '../layout/tabs.ts'
import { answersOf, fieldsOfMorph, findField } from '../queries.ts'
import { answerRecord } from './answer-record.ts'
import { readRecord } from './read-record.ts'

/** Answers kept on a record: those to the tenant's fields the caller may see, and those to questions of forms for who edits forms. */
export const readResponses: Verb<typeof fieldsContract.responses> = async (context, { query }) => {
  const { actor, db } = context
  authorize(isSignedIn(actor))
  const { fields } = await readRecord(context, query.morph, query.morph_id)
  const stored = await answersOf(db, query.morph, query.morph_id)
  const own = fields.flatMap(({ id, name, label }) => {
    const answer = stored.find(({ field_id }) => field_id === id)
    return answer ? [{ field: id, name, label, value: answer.value }] : []
  })
  return mayInForms.readForms(actor) ? [...own, ...(await readFormResponses(db, query))] : own
}

type ResponseBody = { morph: Morph; morph_id: number; field: number; value: string }

/** One answer, to a field of the record or to a question of a form: their numbers are never the same. @throws 403 · 404 · 422 */
export async function respond(context: Context, response: ResponseBody) {
  authorize(isSignedIn(context.actor))
  const { morph, morph_id, field: id, value } = response
  const field = await findField(context.db, id)
  if (!field) return answerFormField(context, { ...response, subject: traceSubjectOf(response.morph) })
  const view = found((await readRecord(context, morph, morph_id)).fields.find((shown) => shown.id === id))
  authorize(!view.is_locked)
  await answerRecord(context, morph, morph_id, { [field.name]: value })
  return { field: id, name: field.name, label: view.label, value }
}

const asFormField = (field: RecordField): FormField => ({ ...field, section: field.rubric })

/**
 * `get_fields/`: the fields of the form of that name, or those of the records of that morph which bear it as name, rubric or tab,
 * among those the caller is shown.
 */
export const namedFields: Verb<typeof fieldsContract.namedFields> = async (context, { query }) => {
  const { actor, db } = context
  authorize(isSignedIn(actor))
  const { name, morph } = query
  const ofForm = name === '' ? [] : await fieldsNamed(db, name)
  if (ofForm.length > 0 || morph === undefined) return ofForm
  const tabs = await seenTabs(context, morph, { read: true, write: false })
  const tab = name === '' ? undefined : tabs.find(({ label, label_en }) => label === name || (label_en !== '' && label_en === name))
  return (await fieldsOfMorph(db, morph))
    .filter((field) => field.is_active && (isAdministrator(actor) || !field.is_for_admins))
    .filter(({ tab_id }) => tab_id === null || tabs.some(({ id }) => id === tab_id))
    .filter((field) => name === '' || field.name === name || field.rubric === name || (tab !== undefined && field.tab_id === tab.id))
    .map(asFormField)
}
