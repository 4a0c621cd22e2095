import type { FormField } from '@kxo/domain/forms/inputs/field'
import { type Answers, checkAnswers } from '@kxo/domain/forms/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isAdministrator } from '@kxo/domain/kernel/permissions'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { fieldsOf } from './queries.ts'

/** What a record answered to the fields of a version, by field name. */
export async function responsesOf(db: Queries, morph: string, morph_id: number, version_id: number): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('field_responses as response')
    .innerJoin('form_fields as field', (join) =>
      join.onRef('field.tenant_id', '=', 'response.tenant_id').onRef('field.id', '=', 'response.field_id'),
    )
    .select(['field.name', 'response.value'])
    .where('response.morph', '=', morph)
    .where('response.morph_id', '=', morph_id)
    .where('field.version_id', '=', version_id)
    .execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Writes one answer with the question as it is asked today. */
export const keepResponse = (
  db: Queries,
  { morph, morph_id, field, value }: { morph: string; morph_id: number; field: FormField; value: string },
) =>
  db
    .insertInto('field_responses')
    .values({ morph, morph_id, field_id: field.id, label: field.label, value })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'morph', 'morph_id', 'field_id']).doUpdateSet({ label: field.label, value, answered_at: new Date() }),
    )
    .execute()

/**
 * Keeps a person's answers to a version of a form, laid over those given before; hidden questions lose theirs.
 * @returns the names of the required fields still without an answer
 * @throws 422 on an answer its field cannot hold
 */
export async function saveResponses(
  context: Context,
  morph: string,
  morph_id: number,
  version_id: number,
  answers: Answers,
): Promise<{ missing: string[] }> {
  const { db, actor } = context
  const fields = await fieldsOf(db, version_id)
  const merged = { ...(await responsesOf(db, morph, morph_id, version_id)), ...answers }
  const { accepted, issues } = checkAnswers(fields, merged, { isAdmin: isAdministrator(actor) })
  const wrong = issues.filter(({ key }) => key !== 'required')
  if (wrong.length > 0)
    refuse(
      kernelErrors.invalid,
      {},
      wrong.map(({ field, key, values }) => ({ field, message: key, values })),
    )
  const mayTouch = fields.filter((field) => isAdministrator(actor) || !field.is_for_admins).map(({ id }) => id)
  const updatedIds = new Set([...accepted.keys()].map(({ id }) => id))
  const dropped = mayTouch.filter((id) => !updatedIds.has(id))
  if (dropped.length > 0)
    await db
      .deleteFrom('field_responses')
      .where('morph', '=', morph)
      .where('morph_id', '=', morph_id)
      .where('field_id', 'in', dropped)
      .execute()
  for (const [field, value] of accepted) await keepResponse(db, { morph, morph_id, field, value })
  return { missing: issues.map(({ field }) => field) }
}
