import { checkAnswer } from '@kxo/domain/forms/answers/answer-check'
import { may } from '@kxo/domain/forms/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { TraceSubject } from '@kxo/domain/traces/action'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { trace } from '../traces/index.ts'
import { fieldsOf } from './queries.ts'
import { keepResponse } from './save-responses.ts'

type FieldResponse = { morph: string; subject: TraceSubject; morph_id: number; field: number; value: string }

/** Answers to questions of forms kept on a record, with the question as it was asked. */
export const readFormResponses = (db: Queries, { morph, morph_id }: { morph: string; morph_id: number }) =>
  db
    .selectFrom('field_responses as response')
    .innerJoin('form_fields as field', (join) =>
      join.onRef('field.tenant_id', '=', 'response.tenant_id').onRef('field.id', '=', 'response.field_id'),
    )
    .select(['field.id as field', 'field.name', 'response.label', 'response.value'])
    .where('response.morph', '=', morph)
    .where('response.morph_id', '=', morph_id)
    .orderBy('field.rank')
    .execute()

/** @throws 404 on an unknown field, 422 on an answer it cannot hold */
export async function answerFormField(context: Context, { morph, morph_id, subject, field: field_id, value }: FieldResponse) {
  authorize(may.writeForms(context.actor))
  const { version_id } = found(
    await context.db
      .selectFrom('form_fields')
      .innerJoin('form_versions as v', (join) =>
        join.onRef('v.tenant_id', '=', 'form_fields.tenant_id').onRef('v.id', '=', 'form_fields.version_id'),
      )
      .select('form_fields.version_id')
      .where('form_fields.id', '=', field_id)
      .where('v.number', '>', 0)
      .executeTakeFirst(),
  )
  const field = found((await fieldsOf(context.db, version_id)).find(({ id }) => id === field_id))
  const issue = checkAnswer(field, value)
  if (issue) refuse(kernelErrors.invalid, {}, [{ field: 'value', message: issue.key, values: issue.values }])
  await keepResponse(context.db, { morph, morph_id, field, value })
  await trace(context, { action: 'answer_field', subject, subject_id: morph_id, info: field.name })
  return { field: field.id, name: field.name, label: field.label, value }
}
