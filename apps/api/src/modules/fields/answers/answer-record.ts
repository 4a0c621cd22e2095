import type { fieldsContract } from '@kxo/domain/fields/contract'
import type { FieldView } from '@kxo/domain/fields/field'
import { type Morph, traceSubjectOf } from '@kxo/domain/fields/morph'
import { checkAnswers, shownFields } from '@kxo/domain/forms/rules'
import { type FieldIssue, kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isAdministrator } from '@kxo/domain/kernel/permissions'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { rightsOn } from '../subjects.ts'
import { attachFiles, wrongFiles } from './answer-files.ts'
import { answersWith } from './read-record.ts'

type Changed = { field: FieldView; value: string }

/**
 * Lays answers over those of a record: those given are checked, and those their answers make appear; what is hidden loses its answer, what the caller
 * may not type keeps its own.
 * @throws 403 on a record the caller may not change, 409 when someone answered meanwhile, 422 on an answer its field cannot hold
 */
export async function answerRecord(
  context: Context,
  morph: Morph,
  id: number,
  submitted: Readonly<Record<string, string>>,
  stamp?: string,
) {
  const { db, actor, tenant } = context
  const rights = await rightsOn(context, morph, id)
  authorize(rights.write)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`answers of ${morph} ${id}`}, ${tenant.id}))`.execute(db)
  const { fields, answers, ...before } = await answersWith(context, rights, morph, id)
  if (stamp !== undefined && stamp !== before.stamp) refuse(kernelErrors.editedMeanwhile)
  const unknown = Object.keys(submitted).find((name) => !fields.some((field) => field.name === name))
  if (unknown !== undefined) refuse(kernelErrors.invalid, {}, [{ field: unknown, message: 'unknownField' }])

  const typed = fields.filter((field) => !field.is_locked)
  const laid = {
    ...answers,
    ...Object.fromEntries(typed.filter(({ name }) => name in submitted).map(({ name }) => [name, submitted[name]])),
  }
  const { accepted, issues } = checkAnswers(fields, laid, { isAdmin: isAdministrator(actor) })
  const isRequested = (field: FieldView): boolean =>
    field.name in submitted || (field.shown_when !== null && field.shown_when.field in submitted)
  const changed = [...accepted]
    .filter(([field, value]) => isRequested(field) && value !== answers[field.name])
    .map(([field, value]) => ({ field, value }))
  const wrong: FieldIssue[] = issues
    .filter((issue) => fields.some((field) => field.name === issue.field && isRequested(field)))
    .map(({ field, key, values }) => ({ field, message: key, values }))
  wrong.push(...(await takenElsewhere(context, morph, id, changed)), ...(await wrongFiles(context, changed)))
  if (wrong.length > 0) refuse(kernelErrors.invalid, {}, wrong)

  const shown = new Set(shownFields(fields, laid).map(({ id: field }) => field))
  const written = [...accepted].filter(([field]) => isRequested(field))
  const emptied = typed.filter((field) => !shown.has(field.id) || (isRequested(field) && !accepted.has(field)))
  if (emptied.length > 0)
    await db
      .deleteFrom('record_responses')
      .where('morph', '=', morph)
      .where('morph_id', '=', id)
      .where(
        'field_id',
        'in',
        emptied.map((field) => field.id),
      )
      .execute()
  await keep(
    context,
    morph,
    id,
    written.map(([field, value]) => ({ field, value })),
  )
  await attachFiles(context, morph, id, changed)
  await trace(context, {
    action: 'answer_field',
    subject: traceSubjectOf(morph),
    subject_id: id,
    ...(morph === 'User' && { user_id: id }),
    change: Object.fromEntries([
      ...changed.map(({ field, value }) => [field.name, [answers[field.name] ?? '', value]]),
      ...emptied.filter(({ name }) => answers[name]).map(({ name }) => [name, [answers[name], '']]),
    ]),
  })
  return answersWith(context, rights, morph, id)
}

/** Writes answers with the wording they answer; those already there and unchanged keep the one they had. */
async function keep({ db, actor }: Context, morph: Morph, morph_id: number, answers: readonly Changed[]): Promise<void> {
  if (answers.length === 0) return
  await db
    .insertInto('record_responses')
    .values(
      answers.map(({ field, value }) => ({
        field_id: field.id,
        field_version: sql<number>`(select version from record_fields where id = ${field.id})`,
        morph,
        morph_id,
        value,
        answered_by: actor.user_id,
        answered_at: sql<Date>`clock_timestamp()`,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'morph', 'morph_id', 'field_id'])
        .doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          field_version: row.ref('excluded.field_version'),
          answered_by: row.ref('excluded.answered_by'),
          answered_at: row.ref('excluded.answered_at'),
        }))
        .whereRef('record_responses.value', '<>', 'excluded.value'),
    )
    .execute()
}

/** Answers that must be unique and are another record's; the field is held until the end, so that two records cannot take the same at once. */
async function takenElsewhere({ db }: Context, morph: Morph, id: number, changed: readonly Changed[]): Promise<FieldIssue[]> {
  if (changed.length === 0) return []
  const unique = await db
    .selectFrom('record_fields')
    .select('id')
    .where(
      'id',
      'in',
      changed.map(({ field }) => field.id),
    )
    .where('is_unique', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  const issues: FieldIssue[] = []
  for (const { field, value } of changed.filter(({ field }) => unique.some((other) => other.id === field.id))) {
    const taken = await db
      .selectFrom('record_responses')
      .select('id')
      .where('field_id', '=', field.id)
      .where(sql<boolean>`searchable(value) = searchable(${value})`)
      .where((row) => row.not(row.and({ morph, morph_id: id })))
      .limit(1)
      .executeTakeFirst()
    if (taken) issues.push({ field: field.name, message: 'duplicate' })
  }
  return issues
}

export const answerVerb: Verb<typeof fieldsContract.answer> = (context, { params, body }) =>
  answerRecord(context, params.morph, params.id, body.answers, body.stamp)
