import type { RecordFieldDraft } from '@kxo/domain/fields/field'
import { type Formula, type Place, places, type RecordField } from '@kxo/domain/fields/field'
import type { Morph } from '@kxo/domain/fields/morph'
import { fieldNature } from '@kxo/domain/fields/nature'
import type { Condition } from '@kxo/domain/forms/answers/condition'
import type { Digits, Pattern } from '@kxo/domain/forms/inputs/field'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { RecordFields } from '../../platform/database-types.ts'

type FieldRow = Selectable<RecordFields>
const isPlace = (text: string): text is Place => (places as readonly string[]).includes(text)

/** A field as its author reads it. */
export function fieldFrom({
  tenant_id: _,
  created_at: _made,
  is_exportable: _exported,
  is_merge_field: _merged,
  ...row
}: FieldRow): RecordField {
  return {
    ...row,
    morph: row.morph as Morph,
    nature: fieldNature.keyOf(row.nature),
    input_type: inputType.keyOf(row.input_type),
    // Written by `columnsOf` alone, from what the contract checked.
    digits: row.digits as Digits | null,
    pattern: row.pattern as Pattern | null,
    formula: row.formula as Formula | null,
    shown_when: row.shown_when as Condition | null,
    places: row.places.filter(isPlace),
  }
}

/** A draft as the table keeps it. */
export function columnsOf({ nature, input_type, digits, formula, shown_when, ...draft }: RecordFieldDraft) {
  const json = (value: object | null) => (value === null ? null : JSON.stringify(value))
  return {
    ...draft,
    nature: fieldNature.codeOf(nature),
    input_type: inputType.codeOf(input_type),
    digits: json(digits),
    formula: json(formula),
    shown_when: json(shown_when),
  }
}

/** Fields of a kind of records, in their order. */
export async function fieldsOfMorph(db: Queries, morph: Morph): Promise<RecordField[]> {
  const rows = await db.selectFrom('record_fields').selectAll().where('morph', '=', morph).orderBy('rank').orderBy('id').execute()
  return rows.map(fieldFrom)
}

export async function findField(db: Queries, id: number): Promise<RecordField | undefined> {
  const row = await db.selectFrom('record_fields').selectAll().where('id', '=', id).executeTakeFirst()
  return row && fieldFrom(row)
}

/** The field, held against anyone else who would change it. */
export async function lockField(db: Queries, id: number): Promise<RecordField | undefined> {
  const row = await db.selectFrom('record_fields').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && fieldFrom(row)
}

export async function answersCount(db: Queries, field_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('record_responses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('field_id', '=', field_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Answers of one record, by field number. */
export const answersOf = (db: Queries, morph: Morph, morph_id: number) =>
  db
    .selectFrom('record_responses')
    .select(['field_id', 'field_version', 'value', 'answered_at'])
    .where('morph', '=', morph)
    .where('morph_id', '=', morph_id)
    .execute()
