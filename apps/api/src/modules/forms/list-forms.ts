import { formCategory } from '@kxo/domain/forms/category'
import type { FormSummary, formsContract } from '@kxo/domain/forms/contract'
import { formNature } from '@kxo/domain/forms/nature'
import { may } from '@kxo/domain/forms/permissions'
import { words } from '@kxo/domain/kernel/sentence'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type ListPlan, listed } from '../../platform/lists/listing.ts'
import { exportList } from '../traces/index.ts'
import { formSummaries, summaryFrom } from './queries.ts'

const plan: ListPlan = {
  fields: {
    name: { at: sql`forms.name`, kind: 'text' },
    nature: { at: sql`forms.nature`, kind: 'code', codeOf: (key) => formNature.codeOf(key as never) },
    category: { at: sql`forms.category`, kind: 'code', codeOf: (key) => formCategory.codeOf(key as never) },
    version: { at: sql`forms.version`, kind: 'number' },
  },
  search: sql`searchable(forms.name)`,
  sort: 'name',
  id: sql`forms.id`,
}
const labels = words({
  name: { fr: 'Nom', en: 'Name' },
  nature: { fr: 'Nature', en: 'Nature' },
  category: { fr: 'Catégorie', en: 'Category' },
  fields: { fr: 'Champs', en: 'Fields' },
  version: { fr: 'Version', en: 'Version' },
  events: { fr: '{event.pl:cap}', en: '{event.pl:cap}' },
  responses: { fr: 'Réponses', en: 'Responses' },
})

export const listForms: Verb<typeof formsContract.list> = async (context, { query }) => {
  authorize(may.readForms(context.actor))
  const rowsIn = (db: Queries) =>
    formSummaries(db).$if(query.nature !== undefined, (rows) => rows.where('forms.nature', '=', formNature.codeOf(query.nature as never)))
  if (query.format)
    return exportList(context, 'export_forms', {
      name: 'formulaires',
      plan,
      asked: query,
      query: rowsIn,
      present: (rows) => rows.map(summaryFrom),
      columns: {
        name: { label: labels.name, kind: 'text', value: (row: FormSummary) => row.name },
        nature: { label: labels.nature, kind: 'text', value: (row: FormSummary) => formNature.labelOf(row.nature) },
        category: { label: labels.category, kind: 'text', value: (row: FormSummary) => formCategory.labelOf(row.category) },
        fields_count: { label: labels.fields, kind: 'number', value: (row: FormSummary) => row.fields_count },
        version: { label: labels.version, kind: 'number', value: (row: FormSummary) => row.version },
        events_count: { label: labels.events, kind: 'number', value: (row: FormSummary) => row.events_count },
        responses_count: { label: labels.responses, kind: 'number', value: (row: FormSummary) => row.responses_count },
      },
    })
  const page = await listed(rowsIn(context.db), plan, query)
  return { ...page, results: page.results.map(summaryFrom) }
}
