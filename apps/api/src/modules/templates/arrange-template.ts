import { refuse } from '@kxo/domain/kernel/errors'
import type { templatesContract } from '@kxo/domain/templates/contract'
import { templateErrors } from '@kxo/domain/templates/errors'
import { sql } from 'kysely'
import { type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { authorizeTemplates } from './authorize.ts'
import { contentOf, findTemplate, lockTemplate, presentTemplate, type TemplateRow } from './queries.ts'
import { checkMentions } from './write-template.ts'

const traceChange = (context: Context, { id, name }: TemplateRow, change: object) =>
  trace(context, { action: 'update_document_template', subject_id: id, info: name, change })

/** One default for each category and issuer: the former one stands back. @throws 409 for one that is put away, or lacks what the law wants */
export const setDefaultTemplate: Verb<typeof templatesContract.setDefault> = async (context, { params, body }) => {
  authorizeTemplates(context)
  const { db } = context
  // Two chosen at once follow each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('document template default', ${context.tenant.id}))`.execute(db)
  const row = await lockTemplate(context, params.id)
  if (body.is_default) {
    if (row.archived_at !== null) refuse(templateErrors.archivedDefault, { name: row.name })
    await checkMentions(context, row, contentOf(row))
    await db
      .updateTable('document_templates')
      .set({ is_default: false })
      .where('category', '=', row.category)
      .where((eb) => (row.entity_id === null ? eb('entity_id', 'is', null) : eb('entity_id', '=', row.entity_id)))
      .where('is_default', '=', true)
      .execute()
  }
  await db.updateTable('document_templates').set({ is_default: body.is_default }).where('id', '=', row.id).execute()
  await traceChange(context, row, { is_default: [row.is_default, body.is_default] })
  return presentTemplate(found(await findTemplate(db, row.id)))
}

/** Put away, it dresses nothing any more; brought back, it is no default until it is made one. */
export const archiveTemplate: Verb<typeof templatesContract.archive> = async (context, { params, body }) => {
  authorizeTemplates(context)
  const { db, now } = context
  const row = await lockTemplate(context, params.id)
  const archived_at = body.is_archived ? (row.archived_at ?? now) : null
  await db.updateTable('document_templates').set({ archived_at, is_default: false }).where('id', '=', row.id).execute()
  await traceChange(context, row, { is_archived: [row.archived_at !== null, body.is_archived], is_default: [row.is_default, false] })
  return presentTemplate(found(await findTemplate(db, row.id)))
}

/** @throws 409 for one a document was printed with */
export const removeTemplate: Verb<typeof templatesContract.remove> = async (context, { params }) => {
  authorizeTemplates(context)
  const row = await lockTemplate(context, params.id)
  if (row.produced > 0) refuse(templateErrors.templateInUse, { name: row.name })
  await context.db.deleteFrom('document_templates').where('id', '=', row.id).execute()
  await traceChange(context, row, { name: [row.name, null] })
  return { done: true as const }
}
