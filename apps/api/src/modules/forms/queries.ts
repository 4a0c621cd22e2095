import { Condition } from '@kxo/domain/forms/answers/condition'
import { formCategory } from '@kxo/domain/forms/category'
import type { AnswerableForm, Form, FormSummary } from '@kxo/domain/forms/contract'
import type { FormField } from '@kxo/domain/forms/inputs/field'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import { formNature } from '@kxo/domain/forms/nature'
import type { FormStatus } from '@kxo/domain/forms/versions/form-status'
import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import { found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { FormFields } from '../../platform/database-types.ts'

function fieldFrom({ tenant_id: _, form_id: _form, version_id: _version, ...row }: Selectable<FormFields>): FormField {
  const condition = z.safeParse(Condition, row.shown_when)
  return { ...row, input_type: inputType.keyOf(row.input_type), shown_when: condition.success ? condition.data : null }
}

/** Fields a version asks, in their order. */
export async function fieldsOf(db: Queries, version_id: number): Promise<FormField[]> {
  const rows = await db.selectFrom('form_fields').selectAll().where('version_id', '=', version_id).orderBy('rank').orderBy('id').execute()
  return rows.map(fieldFrom)
}

/** Fields of the published forms of a name (`get_fields/`). */
export async function fieldsNamed(db: Queries, name: string): Promise<FormField[]> {
  const form = await db
    .selectFrom('forms')
    .select('published_version_id as id')
    .where('name', '=', name)
    .where('archived_at', 'is', null)
    .where('published_version_id', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return form?.id ? fieldsOf(db, form.id) : []
}

const draftOf = sql<
  number | null
>`(select v.id from form_versions v where v.tenant_id = forms.tenant_id and v.form_id = forms.id and v.number is null)`
/** What is written: the draft, else what was last published. */
const writtenVersion = sql<number | null>`coalesce(${draftOf}, forms.published_version_id)`

export const formSummaries = (db: Queries) =>
  db
    .selectFrom('forms')
    .select(['forms.id', 'forms.name', 'forms.category', 'forms.nature', 'forms.version', 'forms.changed_at'])
    .select([
      sql<boolean>`forms.archived_at is not null`.as('is_archived'),
      sql<
        number | null
      >`(select v.number from form_versions v where v.tenant_id = forms.tenant_id and v.id = forms.published_version_id)`.as('published'),
      sql<boolean>`${draftOf} is not null`.as('has_draft'),
      writtenVersion.as('written_version'),
      sql<number>`(select count(*) from form_fields f where f.tenant_id = forms.tenant_id and f.version_id = ${writtenVersion})`.as(
        'fields_count',
      ),
      sql<number>`(select count(*) from events e where e.tenant_id = forms.tenant_id and (e.form_id = forms.id or exists (
        select from event_forms a where a.tenant_id = e.tenant_id and a.event_id = e.id and a.form_id = forms.id and a.retired_at is null)
        or exists (select from event_questionnaires q where q.tenant_id = e.tenant_id and q.event_id = e.id and q.form_id = forms.id and q.retired_at is null)))`.as(
        'events_count',
      ),
      sql<number>`(select count(distinct (r.morph, r.morph_id)) from field_responses r join form_fields f on f.tenant_id = r.tenant_id and f.id = r.field_id where f.form_id = forms.id)
        + (select count(*) from questionnaire_responses r join event_questionnaires q on q.tenant_id = r.tenant_id and q.id = r.event_questionnaire_id where q.tenant_id = forms.tenant_id and q.form_id = forms.id)`.as(
        'responses_count',
      ),
    ])

/** The condition of a form that stands so. */
export const standsAt: Record<FormStatus, ReturnType<typeof sql<boolean>>> = {
  draft: sql<boolean>`forms.archived_at is null and forms.published_version_id is null`,
  published: sql<boolean>`forms.archived_at is null and forms.published_version_id is not null`,
  archived: sql<boolean>`forms.archived_at is not null`,
}

type SummaryRow = Omit<FormSummary, 'category' | 'nature' | 'status'> & {
  category: number
  nature: number
  is_archived: boolean
  written_version: number | null
}
export const summaryFrom = ({ is_archived, written_version: _, ...row }: SummaryRow): FormSummary => ({
  ...row,
  status: is_archived ? 'archived' : row.published === null ? 'draft' : 'published',
  category: formCategory.keyOf(row.category),
  nature: formNature.keyOf(row.nature),
})

/** A form as it is written. @throws 404 */
export async function getForm(db: Queries, id: number): Promise<Form> {
  const row = found(await formSummaries(db).where('forms.id', '=', id).executeTakeFirst())
  const published = await db
    .selectFrom('form_fields as f')
    .innerJoin('forms', (join) =>
      join.onRef('forms.tenant_id', '=', 'f.tenant_id').onRef('forms.published_version_id', '=', 'f.version_id').on('forms.id', '=', id),
    )
    .select('f.name')
    .execute()
  return {
    ...summaryFrom(row),
    fields: row.written_version === null ? [] : await fieldsOf(db, row.written_version),
    asked_names: published.map(({ name }) => name),
  }
}

/** A form as a published version asks it. @throws 404 */
export async function getAnswerableForm(db: Queries, version_id: number): Promise<AnswerableForm> {
  const row = found(
    await db
      .selectFrom('form_versions as v')
      .innerJoin('forms', (join) => join.onRef('forms.tenant_id', '=', 'v.tenant_id').onRef('forms.id', '=', 'v.form_id'))
      .select(['v.id', 'forms.id as form', 'forms.name', 'forms.nature', 'v.number'])
      .where('v.id', '=', version_id)
      .where('v.number', 'is not', null)
      .executeTakeFirst(),
  )
  return { ...row, nature: formNature.keyOf(row.nature), fields: await fieldsOf(db, row.id) }
}
