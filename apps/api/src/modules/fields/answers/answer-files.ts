import type { FieldView } from '@kxo/domain/fields/field'
import { isMorph, type Morph } from '@kxo/domain/fields/morph'
import { fileIn } from '@kxo/domain/forms/inputs/film'
import { fileTypes, type InputType, inputType } from '@kxo/domain/forms/inputs/input-type'
import type { FieldIssue } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { findFile, maySeeFile } from '../../documents/index.ts'
import { subjectOf } from '../subjects.ts'
import { readRecord } from './read-record.ts'

const megabyte = 1024 * 1024
/** What the bytes of an answer must be, as they were sniffed when they came. */
const types: Partial<Record<InputType, RegExp>> = { image: /^image\/(jpeg|png|gif)$/, video: /^video\// }

type FieldAnswer = { field: FieldView; value: string }
const filesAmong = (answers: readonly FieldAnswer[]): FieldAnswer[] => answers.filter(({ field }) => fileTypes.includes(field.input_type))

/** Files that may not be given as answers: another's, of another type than the question asks, or too heavy for it. */
export async function wrongFiles(context: Context, answers: readonly FieldAnswer[]): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = []
  for (const { field, value } of filesAmong(answers)) {
    const file = await findFile(context.db, fileIn(value) ?? 0)
    if (!file || !(await maySeeFile(context, file.id))) issues.push({ field: field.name, message: 'unknownId' })
    else if (!(types[field.input_type] ?? /./).test(file.content_type)) issues.push({ field: field.name, message: 'wrongFormat' })
    else if (field.maximum !== null && file.size > field.maximum * megabyte)
      issues.push({ field: field.name, message: 'max', values: { max: field.maximum } })
  }
  return issues
}

/** A file given as an answer is held on the person, the company or the event of the record, whoever deposited it. */
export async function attachFiles({ db }: Context, morph: Morph, id: number, answers: readonly FieldAnswer[]): Promise<void> {
  const ids = filesAmong(answers).flatMap(({ value }) => fileIn(value) ?? [])
  const owner = ids.length === 0 ? undefined : await subjectOf(morph)?.owner?.(db, id)
  if (!owner) return
  await db.updateTable('documents').set(owner).where('file_id', 'in', ids).where(sql<boolean>`source ? 'field'`).execute()
}

/** Whether the caller reads an answer that holds the file. */
export async function readsAnswerHolding(context: Context, fileId: number): Promise<boolean> {
  const rows = await context.db
    .selectFrom('record_responses as response')
    .innerJoin('record_fields as field', (join) =>
      join.onRef('field.tenant_id', '=', 'response.tenant_id').onRef('field.id', '=', 'response.field_id'),
    )
    .select(['response.morph', 'response.morph_id', 'response.field_id'])
    .where('field.input_type', 'in', inputType.codesOf(...fileTypes))
    .where(sql<boolean>`split_part(response.value, ';;', 1) = ${String(fileId)}`)
    .limit(5)
    .execute()
  for (const { morph, morph_id, field_id } of rows) {
    if (!isMorph(morph)) continue
    const rights = await subjectOf(morph)?.rightsOn(context, morph_id)
    if (rights?.read && (await readRecord(context, morph, morph_id)).fields.some(({ id }) => id === field_id)) return true
  }
  return false
}
