import type { fieldsContract } from '@kxo/domain/fields/contract'
import { fieldsErrors } from '@kxo/domain/fields/errors'
import type { RecordField, RecordFieldDraft } from '@kxo/domain/fields/field'
import type { Morph } from '@kxo/domain/fields/morph'
import { may } from '@kxo/domain/fields/permissions'
import { asksOtherwise } from '@kxo/domain/fields/rules'
import { proposedName } from '@kxo/domain/forms/inputs/proposed-name'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Insertable, sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { RecordFields } from '../../platform/database-types.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { convertAnswers, refuseLostOptions } from './answers/keep-answers.ts'
import { refuseBadField } from './check-field.ts'
import { ensureRubric } from './layout/rubrics.ts'
import { tabsOf } from './layout/tabs.ts'
import { answersCount, columnsOf, fieldFrom, fieldsOfMorph, findField, lockField } from './queries.ts'

/** Keeps how the question is put, under its version. */
export const keepVersion = ({ db, actor }: Context, { id, version, ...field }: RecordField) =>
  db
    .insertInto('record_field_versions')
    .values({ field_id: id, version, asked: JSON.stringify(field), created_by: actor.user_id })
    .execute()

async function insertField(context: Context, morph: Morph, draft: RecordFieldDraft): Promise<RecordField> {
  await ensureRubric(context.db, morph, draft.rubric)
  const row = await context.db
    .insertInto('record_fields')
    .values({
      ...columnsOf(draft),
      morph,
      rank: sql<number>`(select coalesce(max(rank), 0) + 1 from record_fields where morph = ${morph})`,
    } as Insertable<RecordFields>)
    .returningAll()
    .executeTakeFirstOrThrow()
  const field = fieldFrom(row)
  await keepVersion(context, field)
  await trace(context, { action: 'create_field', subject_id: field.id, info: `${morph} ${field.name}` })
  return field
}

/** @throws 422 when the field cannot stand beside the others of its kind */
export const createField: Verb<typeof fieldsContract.create> = async (context, { body }) => {
  authorize(may.customise(context.actor))
  const { morph, ...draft } = body
  refuseBadField(context, morph, draft, await fieldsOfMorph(context.db, morph))
  return insertField(context, morph, draft)
}

/**
 * Writes a field anew. Once answered its name is frozen, its type changes only where nothing is lost (the answers follow), and an answered option stays;
 * what is asked otherwise takes a new version, answers keep theirs.
 * @throws 409 when someone saved meanwhile, or answers would be lost; 422 as for a new field
 */
export const changeField: Verb<typeof fieldsContract.change> = async (context, { params, body }) => {
  authorize(may.customise(context.actor))
  const before = found(await lockField(context.db, params.id))
  const { version, ...draft } = body
  if (before.version !== version) refuse(kernelErrors.editedMeanwhile)
  const others = (await fieldsOfMorph(context.db, before.morph)).filter(({ id }) => id !== before.id)
  refuseBadField(context, before.morph, draft, others)
  if ((await answersCount(context.db, before.id)) > 0) {
    if (draft.name !== before.name) refuse(fieldsErrors.frozenName, {}, [{ field: 'name', message: 'wrongFormat' }])
    await refuseLostOptions(context, before, draft)
    await convertAnswers(context, before, draft.input_type)
  }
  const after = await writeField(context, before, draft)
  // A condition names a field: it follows the name of the field it looks at.
  if (draft.name !== before.name)
    for (const table of ['record_fields', 'record_tabs'] as const)
      await context.db
        .updateTable(table)
        .set({ shown_when: sql`jsonb_set(shown_when, '{field}', to_jsonb(${draft.name}::text))` })
        .where('morph', '=', before.morph)
        .where(sql<boolean>`shown_when->>'field' = ${before.name}`)
        .execute()
  await trace(context, {
    action: 'update_field',
    subject_id: before.id,
    info: before.name,
    change: changed(before, after),
  })
  return after
}

/** Writes the row under its next version, and keeps the wording when it changed. */
export async function writeField(context: Context, before: RecordField, draft: RecordFieldDraft): Promise<RecordField> {
  await ensureRubric(context.db, before.morph, draft.rubric)
  const row = await context.db
    .updateTable('record_fields')
    .set({ ...columnsOf(draft), version: sql`version + 1` })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const after = fieldFrom(row)
  await keepVersion(context, after)
  // Answers that saw the same question are of the newest version: only a real rewording keeps the old one apart.
  if (!asksOtherwise(before, after))
    await context.db
      .updateTable('record_responses')
      .set({ field_version: after.version })
      .where('field_id', '=', before.id)
      .where('field_version', '=', before.version)
      .execute()
  return after
}

const changed = (before: RecordField, after: RecordField): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof RecordField)[])
      .filter((key) => key !== 'version' && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, [before[key], after[key]]]),
  )

/** A field no longer asked keeps its answers; an active one is asked again. @throws 409 when someone saved meanwhile */
export const activateField: Verb<typeof fieldsContract.activate> = async (context, { params, body }) => {
  authorize(may.customise(context.actor))
  const before = found(await lockField(context.db, params.id))
  if (before.version !== body.version) refuse(kernelErrors.editedMeanwhile)
  const row = await context.db
    .updateTable('record_fields')
    .set({ is_active: body.is_active })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, {
    action: 'update_field',
    subject_id: before.id,
    info: before.name,
    change: { is_active: [before.is_active, body.is_active] },
  })
  return fieldFrom(row)
}

/** Adds a copy under the next free name. */
export const duplicateField: Verb<typeof fieldsContract.duplicate> = async (context, { params }) => {
  authorize(may.customise(context.actor))
  const { id: _, morph, rank: _rank, is_active: _active, version: _version, ...draft } = found(await findField(context.db, params.id))
  const taken = (await fieldsOfMorph(context.db, morph)).map(({ name }) => name)
  return insertField(context, morph, { ...draft, name: proposedName(draft.name.replaceAll('_', ' '), taken) })
}

/** @throws 409 once answered, or while the display of another field depends on it */
export const removeField: Verb<typeof fieldsContract.remove> = async (context, { params }) => {
  authorize(may.customise(context.actor))
  const field = found(await lockField(context.db, params.id))
  const n = await answersCount(context.db, field.id)
  if (n > 0) refuse(fieldsErrors.answered, { label: field.label, n })
  const other = (await fieldsOfMorph(context.db, field.morph)).find(({ shown_when }) => shown_when?.field === field.name)
  if (other) refuse(fieldsErrors.decides, { label: field.label, other: other.label })
  const tab = (await tabsOf(context.db, field.morph)).find(({ shown_when }) => shown_when?.field === field.name)
  if (tab) refuse(fieldsErrors.decides, { label: field.label, other: tab.label })
  await context.db.deleteFrom('record_fields').where('id', '=', field.id).execute()
  await trace(context, { action: 'delete_field', subject_id: field.id, info: `${field.morph} ${field.name}` })
  return { done: true as const }
}
