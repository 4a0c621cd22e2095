import type { actsContract, TemplateAct } from '@kxo/domain/history/acts-contract'
import { templateActList } from '@kxo/domain/history/acts-list'
import { may } from '@kxo/domain/history/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { settingsOf } from '../tenants/index.ts'
import { listOrExport } from './list-or-export.ts'
import { nameOf, within } from './queries.ts'

const selectTemplateActs = (db: Queries) =>
  db
    .selectFrom('mail_templates')
    .leftJoin('users as authors', (join) =>
      join.onRef('authors.tenant_id', '=', 'mail_templates.tenant_id').onRef('authors.id', '=', 'mail_templates.created_by'),
    )
    .select([
      'mail_templates.id',
      'mail_templates.created_at as at',
      'mail_templates.moment',
      'mail_templates.language',
      'mail_templates.scope',
      'mail_templates.scope_key',
    ])
    .select(['mail_templates.version', 'mail_templates.subject', 'mail_templates.is_active', nameOf('authors').as('user_name')])

const plan = planOf(
  templateActList,
  {
    moment: 'mail_templates.moment',
    subject: 'mail_templates.subject',
    language: 'mail_templates.language',
    scope: 'mail_templates.scope',
    version: 'mail_templates.version',
    user_name: { at: nameOf('authors') },
    at: { at: sql.ref('mail_templates.created_at'), isAlwaysFilled: true },
    is_active: 'mail_templates.is_active',
  },
  {
    search: sql`searchable(mail_templates.subject || ' ' || coalesce(${nameOf('authors')}, ''))`,
    sort: '-at',
    id: sql.ref('mail_templates.id'),
  },
)

/** Texts of messages as they were saved, and which of them still leave (A36). @throws 404 where texts are not rewritten */
export const listTemplateActs: Verb<typeof actsContract.templateActs> = async (context, { query }) => {
  authorize(may.readTemplates(context.actor))
  found(settingsOf(context.tenant).features.includes('templates') || undefined)
  return listOrExport(context, {
    of: 'history mail templates',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => selectTemplateActs(db).where(within('mail_templates.created_at', query.days)),
    present: (rows) => rows as TemplateAct[], // its checks hold the codes of the catalogue
    columns: exportsOf(templateActList),
  })
}
