import type { FieldColumn, fieldsContract } from '@kxo/domain/fields/contract'
import type { RecordField } from '@kxo/domain/fields/field'
import type { Morph } from '@kxo/domain/fields/morph'
import { columnTypes } from '@kxo/domain/fields/nature'
import { may } from '@kxo/domain/fields/permissions'
import { splitValues } from '@kxo/domain/forms/answers/multi-values'
import { opcoName } from '@kxo/domain/forms/inputs/opco'
import { isAdministrator } from '@kxo/domain/kernel/permissions'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { FieldKind, ListField } from '../../../platform/lists/list-filters.ts'
import type { ExportColumn } from '../../../platform/tables/table-export.ts'
import { headingFrom } from '../layout/heading-from.ts'
import { seenTabs } from '../layout/tabs.ts'
import { fieldsOfMorph } from '../queries.ts'

/** What a column shows: a field of the tenant, or a question of a form. */
export type ColumnField = Pick<RecordField, 'id' | 'morph' | 'input_type' | 'options' | 'label' | 'label_en'>
/** Where the answers stand: the fields of a record, or the questions of a form. */
export type AnswersTable = 'record_responses' | 'field_responses'

const keyOf = ({ id }: Pick<RecordField, 'id'>, table: AnswersTable = 'record_responses'): string =>
  `${table === 'record_responses' ? 'field' : 'answer'}_${id}`

/** Fields shown as columns of a list of records, those the caller may read: of a tab of theirs, and kept from others when for administrators. */
export async function recordColumns(context: Context, morph: Morph): Promise<RecordField[]> {
  const all = await fieldsOfMorph(context.db, morph)
  const listed = all.filter(
    (field) =>
      field.is_active &&
      field.nature === 'custom' &&
      field.places.includes('list') &&
      columnTypes.includes(field.input_type) &&
      (!field.is_for_admins || isAdministrator(context.actor)),
  )
  if (listed.every(({ tab_id }) => tab_id === null)) return listed
  const tabs = new Set((await seenTabs(context, morph, { read: true, write: false })).map(({ id }) => id))
  return listed.filter(({ tab_id }) => tab_id === null || tabs.has(tab_id))
}

/** What the tenant's own columns of a kind of records are called, by the key filters name them by. */
export const recordColumnLabels = async (context: Context, morph: Morph): Promise<Map<string, string>> =>
  new Map((await recordColumns(context, morph)).map((field) => [keyOf(field), labelOf(context, field)]))

export const listColumns: Verb<typeof fieldsContract.columns> = async (context, { query }) => {
  authorize(may.readColumns(context.actor))
  return presentColumns(context, await recordColumns(context, query.morph))
}

/** Columns as a list of records names them. */
export const presentColumns = (context: Pick<Context, 'language'>, columns: readonly ColumnField[], table?: AnswersTable): FieldColumn[] =>
  columns.map((field) => ({
    key: keyOf(field, table),
    label: labelOf(context, field),
    input_type: field.input_type,
    options: field.options,
  }))

const labelOf = ({ language }: Pick<Context, 'language'>, { label, label_en }: ColumnField): string =>
  (language.locale === 'en' && label_en) || label

const kinds: Partial<Record<RecordField['input_type'], FieldKind>> = { number: 'number', stars: 'number', date: 'day', checkbox: 'flag' }
/** An answer as its kind compares; one written before the field changed type is nothing. */
const compared: Partial<Record<FieldKind, RawBuilder<unknown>>> = {
  number: sql`(case when r.value ~ '^-?[0-9]+([.][0-9]+)?$' then r.value::numeric end)`,
  day: sql`(case when r.value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then r.value::date end)`,
  flag: sql`(r.value = 'true')`,
}

/** How a list filters on these columns, from the tenant and the number of its rows. */
export const columnFilters = (
  columns: readonly ColumnField[],
  row: { tenant: RawBuilder<unknown>; id: RawBuilder<unknown> },
  table: AnswersTable = 'record_responses',
): Record<string, ListField> =>
  Object.fromEntries(
    columns.map((field): [string, ListField] => {
      const kind = kinds[field.input_type] ?? 'text'
      const within = (condition: RawBuilder<SqlBool>) => sql<SqlBool>`exists (select from ${sql.table(table)} r
        where r.tenant_id = ${row.tenant} and r.morph = ${field.morph} and r.morph_id = ${row.id} and r.field_id = ${field.id}
          and r.value <> '' and ${condition})`
      return [keyOf(field, table), { at: compared[kind] ?? sql`r.value`, kind, within }]
    }),
  )

/** Answers of the rows of a page, in one query: by record, then by column. */
export async function columnAnswers(
  db: Queries,
  columns: readonly ColumnField[],
  ids: readonly number[],
  table: AnswersTable = 'record_responses',
): Promise<(id: number) => Record<string, string>> {
  const [first] = columns
  if (!first || ids.length === 0) return () => ({})
  const rows = await db
    .selectFrom(table)
    .select(['morph_id', 'field_id', 'value'])
    .where('morph', '=', first.morph)
    .where('morph_id', 'in', [...ids])
    .where(
      'field_id',
      'in',
      columns.map(({ id }) => id),
    )
    .execute()
  const byRecord = new Map<number, Record<string, string>>()
  for (const { morph_id, field_id, value } of rows) {
    const answers = byRecord.get(morph_id) ?? {}
    byRecord.set(morph_id, { ...answers, [keyOf({ id: field_id }, table)]: value })
  }
  return (id) => byRecord.get(id) ?? {}
}

type Answered = { answers: Record<string, string> }

/** The same columns in an export. */
export const columnExports = (
  context: Pick<Context, 'language'>,
  columns: readonly ColumnField[],
  table: AnswersTable = 'record_responses',
): Record<string, ExportColumn<Answered>> =>
  Object.fromEntries(
    columns.map((field): [string, ExportColumn<Answered>] => {
      const label = headingFrom(labelOf(context, field))
      const key = keyOf(field, table)
      const answerOf = ({ answers }: Answered): string => answers[key] ?? ''
      if (field.input_type === 'checkbox')
        return [key, { label, kind: 'flag', value: (row) => (answerOf(row) === '' ? null : answerOf(row) === 'true') }]
      if (kinds[field.input_type] === 'number') return [key, { label, kind: 'number', value: (row) => numberOf(answerOf(row)) }]
      if (field.input_type === 'date') return [key, { label, kind: 'day', value: (row) => answerOf(row) || null }]
      return [key, { label, kind: 'text', value: (row) => textOf(field, answerOf(row)) }]
    }),
  )

/** What begins with a zero, as a postcode, or has more digits than a workbook keeps, stays the text it is. */
const numberOf = (value: string): number | string | null =>
  value === '' ? null : /^-?(0|[1-9]\d{0,14})([.]\d+)?$/.test(value) ? Number(value) : value

/** An answer as people read it. */
export const textOf = ({ input_type, options }: Pick<ColumnField, 'input_type' | 'options'>, value: string): string => {
  if (input_type === 'select' && options.length === 0) return opcoName(value)
  return input_type === 'multiSelect' ? splitValues(value).join(', ') : value
}
