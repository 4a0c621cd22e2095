import { templateCategory } from '@kxo/domain/templates/category'
import { languagesOf, type TemplateContent } from '@kxo/domain/templates/content'
import type { DocumentTemplate } from '@kxo/domain/templates/contract'
import { sql } from 'kysely'
import { type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'

const countOf = (table: 'documents' | 'bills' | 'quotes') => sql`(select count(*) from ${sql.table(table)} as printed
  where printed.tenant_id = document_templates.tenant_id and printed.template_id = document_templates.id)`
/** Documents printed with a template. */
export const producedWith = sql<number>`(${countOf('documents')} + ${countOf('bills')} + ${countOf('quotes')})::int`

/** Templates with what they say now. */
export const selectTemplates = (db: Queries) =>
  db
    .selectFrom('document_templates')
    .innerJoin('document_template_versions as spoken', (join) =>
      join
        .onRef('spoken.tenant_id', '=', 'document_templates.tenant_id')
        .onRef('spoken.template_id', '=', 'document_templates.id')
        .onRef('spoken.version', '=', 'document_templates.version'),
    )
    .leftJoin('entities', (join) =>
      join.onRef('entities.tenant_id', '=', 'document_templates.tenant_id').onRef('entities.id', '=', 'document_templates.entity_id'),
    )
    .selectAll('document_templates')
    .select(['spoken.content', 'entities.name as entity'])
    .select(producedWith.as('produced'))
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>

export const findTemplate = (db: Queries, id: number) => selectTemplates(db).where('document_templates.id', '=', id).executeTakeFirst()

/** The template, locked until the end of the transaction. @throws 404 */
export async function lockTemplate({ db }: Pick<Context, 'db'>, id: number): Promise<TemplateRow> {
  found(await db.selectFrom('document_templates').select('id').where('id', '=', id).forUpdate().executeTakeFirst())
  return found(await findTemplate(db, id))
}

/** As its contract let it in. */
export const contentOf = ({ content }: { content: unknown }): TemplateContent => content as TemplateContent

export const presentTemplate = (row: TemplateRow): DocumentTemplate => ({
  id: row.id,
  name: row.name,
  category: templateCategory.keyOf(row.category),
  entity_id: row.entity_id,
  entity: row.entity,
  languages: languagesOf(contentOf(row)),
  is_default: row.is_default,
  is_archived: row.archived_at !== null,
  version: row.version,
  produced: row.produced,
  changed_at: row.changed_at,
})
