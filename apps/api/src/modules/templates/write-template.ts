import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { templateCategory } from '@kxo/domain/templates/category'
import type { TemplateContent } from '@kxo/domain/templates/content'
import type { templatesContract } from '@kxo/domain/templates/contract'
import { templateErrors } from '@kxo/domain/templates/errors'
import { factsOf, isStrict, mentionsOf } from '@kxo/domain/templates/mentions'
import { readyContent } from '@kxo/domain/templates/ready'
import { documentTemplateWords as w } from '@kxo/domain/templates/words'
import { type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { authorizeTemplates } from './authorize.ts'
import { checkContent } from './check-content.ts'
import { contentOf, findTemplate, lockTemplate, presentTemplate, type TemplateRow } from './queries.ts'
import { issuersOf } from './read-template.ts'

/** @throws 404 for an issuer that is not one of the tenant's, or is put aside */
export async function checkIssuer({ db }: Context, entity_id: number | null): Promise<void> {
  if (entity_id === null) return
  found(await db.selectFrom('entities').select('id').where('id', '=', entity_id).where('archived_at', 'is', null).executeTakeFirst())
}

/** Refuses as default what lacks a mention its category cannot do without. @throws 409 naming them */
export async function checkMentions(
  context: Context,
  { category, entity_id }: Pick<TemplateRow, 'category' | 'entity_id'>,
  content: TemplateContent,
): Promise<void> {
  const key = templateCategory.keyOf(category)
  if (!isStrict(key)) return
  const missing = mentionsOf(key, content, factsOf(await issuersOf(context.db), entity_id)).filter(
    ({ isThere, isOfSome }) => !isThere && !isOfSome,
  )
  const { say } = context.language
  if (missing.length > 0) refuse(templateErrors.mentionsMissing, { mentions: missing.map(({ label }) => say(label)).join(', ') })
}

type NewTemplate = { name: string; category: number; entity_id: number | null; content: TemplateContent }
async function insertTemplate(context: Context, { content, ...columns }: NewTemplate) {
  const { db, actor, now } = context
  const { id } = await db
    .insertInto('document_templates')
    .values({ ...columns, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('document_template_versions')
    .values({ template_id: id, version: 1, content: JSON.stringify(content), created_by: actor.user_id, created_at: now })
    .execute()
  await trace(context, { action: 'update_document_template', subject_id: id, info: columns.name, change: { version: [null, 1] } })
  return presentTemplate(found(await findTemplate(db, id)))
}

export const createTemplate: Verb<typeof templatesContract.create> = async (context, { body }) => {
  authorizeTemplates(context)
  const { category, entity_id, name, content = readyContent(category) } = body
  await checkIssuer(context, entity_id)
  await checkContent(context, category, content)
  return insertTemplate(context, { name, category: templateCategory.codeOf(category), entity_id, content })
}

/** What was printed keeps the version it was printed with. @throws 409 when someone saved meanwhile */
export const saveTemplate: Verb<typeof templatesContract.save> = async (context, { params, body }) => {
  authorizeTemplates(context)
  const { db, actor, now } = context
  const former = await lockTemplate(context, params.id)
  const { version, reason, content, ...columns } = body
  if (former.version !== version) refuse(kernelErrors.editedMeanwhile)
  if (columns.entity_id !== former.entity_id) await checkIssuer(context, columns.entity_id)
  await checkContent(context, templateCategory.keyOf(former.category), content)
  if (former.is_default) await checkMentions(context, { ...former, entity_id: columns.entity_id }, content)
  const next = version + 1
  await db
    .insertInto('document_template_versions')
    .values({ template_id: former.id, version: next, content: JSON.stringify(content), reason, created_by: actor.user_id, created_at: now })
    .execute()
  // Of another issuer, it takes the place of no default that stands there.
  const stays = former.is_default && columns.entity_id === former.entity_id
  await db
    .updateTable('document_templates')
    .set({ ...columns, version: next, changed_at: now, is_default: stays })
    .where('id', '=', former.id)
    .execute()
  const before = { name: former.name, entity_id: former.entity_id, content: former.content }
  await trace(context, {
    action: 'update_document_template',
    subject_id: former.id,
    info: `${columns.name} ${next}`,
    change: { before, after: { ...columns, content } },
  })
  return presentTemplate(found(await findTemplate(db, former.id)))
}

export const copyTemplate: Verb<typeof templatesContract.copy> = async (context, { params }) => {
  authorizeTemplates(context)
  const row = found(await findTemplate(context.db, params.id))
  const name = context.language.say(w.copyName, { name: row.name }).slice(0, 120)
  return insertTemplate(context, { name, category: row.category, entity_id: row.entity_id, content: contentOf(row) })
}
