import { templateCategory } from '@kxo/domain/templates/category'
import type { templatesContract } from '@kxo/domain/templates/contract'
import { documentTemplateList } from '@kxo/domain/templates/list'
import { documentTemplateWords as w } from '@kxo/domain/templates/words'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from '../traces/index.ts'
import { authorizeTemplates } from './authorize.ts'
import { presentTemplate, producedWith, selectTemplates, type TemplateRow } from './queries.ts'

const plan = planOf(
  documentTemplateList,
  {
    name: 'document_templates.name',
    category: 'document_templates.category',
    entity: 'entities.name',
    is_default: 'document_templates.is_default',
    version: 'document_templates.version',
    produced: { at: producedWith },
    changed_at: 'document_templates.changed_at',
  },
  {
    search: sql`searchable(document_templates.name || ' ' || coalesce(entities.name, ''))`,
    sort: 'name',
    id: sql`document_templates.id`,
  },
)

export const listTemplates: Verb<typeof templatesContract.list> = async (context, { query }) => {
  authorizeTemplates(context)
  const rows = (db: Queries) =>
    selectTemplates(db)
      .where('document_templates.archived_at', query.tab === 'archived' ? 'is not' : 'is', null)
      .$if(query.category !== undefined, (some) =>
        some.where('document_templates.category', '=', templateCategory.codeOf(query.category ?? 'ticket')),
      )
  return listOrExport(context, 'export_document_templates', {
    name: context.language.say(w.title),
    plan,
    asked: query,
    query: rows,
    present: (some: TemplateRow[]) => some.map(presentTemplate),
    columns: exportsOf(documentTemplateList, { languages: ({ languages }) => languages.join(', ') }),
  })
}
