import { templateCategory } from '@kxo/domain/templates/category'
import type { templatesContract } from '@kxo/domain/templates/contract'
import { documentSubjectOf } from '@kxo/domain/templates/fields'
import { sql } from 'kysely'
import { found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { ownFieldsOf } from '../mailing/index.ts'
import { authorizeTemplates } from './authorize.ts'
import { contentOf, findTemplate, presentTemplate } from './queries.ts'

export const readTemplate: Verb<typeof templatesContract.read> = async (context, { params }) => {
  authorizeTemplates(context)
  const { db } = context
  const row = found(await findTemplate(db, params.id))
  const versions = await db
    .selectFrom('document_template_versions as v')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.id', '=', 'v.created_by'))
    .select(['v.version', 'v.content', 'v.reason', 'v.created_at'])
    .select(sql<string | null>`nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '')`.as('by_name'))
    .where('v.template_id', '=', row.id)
    .orderBy('v.version', 'desc')
    .execute()
  return {
    ...presentTemplate(row),
    content: contentOf(row),
    versions: versions.map((version) => ({ ...version, content: contentOf(version) })),
  }
}

/** The issuers in use and what each has entered; the default one first. */
export const issuersOf = (db: Queries) =>
  db
    .selectFrom('entities')
    .select(['id', 'name'])
    .select(sql<boolean>`coalesce(activity_number, '') <> '' and coalesce(activity_region, '') <> ''`.as('has_activity_number'))
    .select(sql<boolean>`coalesce(siret, '') <> ''`.as('has_siret'))
    .select(sql<boolean>`coalesce(representative, '') <> ''`.as('has_representative'))
    .select(sql<boolean>`coalesce(mediator, '') <> ''`.as('has_mediator'))
    .where('archived_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .execute()

export const readSetting: Verb<typeof templatesContract.setting> = async (context) => {
  authorizeTemplates(context)
  const { db } = context
  const dressed = await db.selectFrom('document_templates').select('category').distinct().where('is_default', '=', true).execute()
  const codes = dressed.map(({ category }) => category)
  return {
    missing: templateCategory.keys.filter((key) => !codes.includes(templateCategory.codeOf(key))),
    issuers: await issuersOf(db),
    own_fields: await ownFieldsOf(context, documentSubjectOf('bill')),
  }
}
