import { Condition } from '@kxo/domain/forms/answers/condition'
import { formCategory } from '@kxo/domain/forms/category'
import type { Form, FormSummary } from '@kxo/domain/forms/contract'
import type { FormField } from '@kxo/domain/forms/inputs/field'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import { formNature } from '@kxo/domain/forms/nature'
import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import { found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { FormFields } from '../../platform/database-types.ts'

function fieldFrom(row: Selectable<FormFields>): FormField {
  const condition = z.safeParse(Condition, row.shown_when)
  return {
    id: row.id,
    rank: row.rank,
    section: row.section,
    name: row.name,
    label: row.label,
    help: row.help,
    purpose: row.purpose,
    input_type: inputType.keyOf(row.input_type),
    is_required: row.is_required,
    minimum: row.minimum,
    maximum: row.maximum,
    options: row.options,
    terms: row.terms,
    is_for_admins: row.is_for_admins,
    shown_when: condition.success ? condition.data : null,
  }
}

/** Fields a form asks today, in their order. */
export async function fieldsOf(db: Queries, form_id: number): Promise<FormField[]> {
  const rows = await db
    .selectFrom('form_fields')
    .selectAll()
    .where('form_id', '=', form_id)
    .where('retired_at', 'is', null)
    .orderBy('rank')
    .orderBy('id')
    .execute()
  return rows.map(fieldFrom)
}

/** Fields of the forms of a name (`get_fields/`). */
export async function fieldsNamed(db: Queries, name: string): Promise<FormField[]> {
  const form = await db.selectFrom('forms').select('id').where('name', '=', name).orderBy('id', 'desc').executeTakeFirst()
  return form ? fieldsOf(db, form.id) : []
}

export const formSummaries = (db: Queries) =>
  db
    .selectFrom('forms')
    .select(['forms.id', 'forms.name', 'forms.category', 'forms.nature', 'forms.version'])
    .select([
      sql<number>`(select count(*) from form_fields f where f.form_id = forms.id and f.retired_at is null)`.as('fields_count'),
      sql<number>`(select count(*) from events e where e.form_id = forms.id)`.as('events_count'),
      sql<number>`(select count(distinct (r.morph, r.morph_id)) from field_responses r join form_fields f on f.tenant_id = r.tenant_id and f.id = r.field_id where f.form_id = forms.id)`.as(
        'responses_count',
      ),
    ])

type SummaryRow = Omit<FormSummary, 'category' | 'nature'> & { category: number; nature: number }
export const summaryFrom = (row: SummaryRow): FormSummary => ({
  ...row,
  category: formCategory.keyOf(row.category),
  nature: formNature.keyOf(row.nature),
})

/** A form with its fields. @throws 404 */
export async function getForm(db: Queries, id: number): Promise<Form> {
  const row = found(await formSummaries(db).where('forms.id', '=', id).executeTakeFirst())
  return { ...summaryFrom(row), fields: await fieldsOf(db, id) }
}
