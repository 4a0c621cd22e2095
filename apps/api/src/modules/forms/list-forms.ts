import type { formsContract } from '@kxo/domain/forms/contract'
import { formList } from '@kxo/domain/forms/list'
import { formNature } from '@kxo/domain/forms/nature'
import { may } from '@kxo/domain/forms/permissions'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from '../traces/index.ts'
import { formSummaries, standsAt, summaryFrom } from './queries.ts'

const plan = planOf(
  formList,
  { name: 'forms.name', nature: 'forms.nature', category: 'forms.category', changed_at: 'forms.changed_at' },
  { search: sql`searchable(forms.name)`, sort: 'name', id: sql`forms.id` },
)

export const listForms: Verb<typeof formsContract.list> = async (context, { query }) => {
  authorize(may.readForms(context.actor))
  const rowsIn = (db: Queries) =>
    formSummaries(db)
      // The condition has just been met.
      .$if(query.nature !== undefined, (rows) => rows.where('forms.nature', '=', formNature.codeOf(query.nature as never)))
      .where(query.status === undefined ? sql<boolean>`forms.archived_at is null` : standsAt[query.status])
  return listOrExport(context, 'export_forms', {
    name: 'formulaires',
    plan,
    asked: query,
    query: rowsIn,
    present: (rows) => rows.map(summaryFrom),
    columns: exportsOf(formList),
  })
}
