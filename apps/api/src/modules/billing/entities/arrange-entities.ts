import type { entityContract } from '@kxo/domain/billing/entity-contract'
import { billingErrors } from '@kxo/domain/billing/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { authorizeEntities, presentEntity } from './list-entities.ts'

/** The tenant's issuers locked in one order: of two default issuers chosen at once, one remains. */
async function lockEntity({ db }: Context, id: number) {
  const all = await db.selectFrom('entities').selectAll().orderBy('id').forUpdate().execute()
  return found(all.find((one) => one.id === id))
}

export const setDefaultEntity: Verb<typeof entityContract.setDefaultEntity> = async (context, { params }) => {
  authorizeEntities(context)
  const { db } = context
  const entity = await lockEntity(context, params.id)
  if (entity.archived_at !== null) refuse(billingErrors.archivedIssuer)
  await db.updateTable('entities').set({ is_default: false }).where('is_default', '=', true).execute()
  await db.updateTable('entities').set({ is_default: true }).where('id', '=', entity.id).execute()
  const change = { is_default: [entity.is_default, true] }
  await trace(context, { action: 'update_entity', info: entity.name, subject_id: entity.id, change })
  return { done: true as const }
}

/** Puts an issuer aside, or takes it back. @throws 409 for the default one, or when its SIREN issues elsewhere meanwhile */
export const archiveEntity: Verb<typeof entityContract.archiveEntity> = async (context, { params, body }) => {
  authorizeEntities(context)
  const { db, now } = context
  const entity = await lockEntity(context, params.id)
  if (entity.is_default) refuse(billingErrors.defaultStays, { name: entity.name })
  const twin = await db
    .selectFrom('entities')
    .select('name')
    .where('siren', '=', entity.siren)
    .where('archived_at', 'is', null)
    .where('id', '<>', entity.id)
    .executeTakeFirst()
  if (!body.is_archived && twin) refuse(billingErrors.sirenTaken, { name: twin.name })
  const archived_at = body.is_archived ? now : null
  await db.updateTable('entities').set({ archived_at }).where('id', '=', entity.id).execute()
  const change = { archived_at: [entity.archived_at, archived_at] }
  await trace(context, { action: 'update_entity', info: entity.name, subject_id: entity.id, change })
  return presentEntity(context, entity.id)
}

/** Deletes an issuer that never wrote anything. @throws 409 otherwise, and for the default one */
export const removeEntity: Verb<typeof entityContract.removeEntity> = async (context, { params }) => {
  authorizeEntities(context)
  const { db } = context
  const entity = await lockEntity(context, params.id)
  if (entity.is_default) refuse(billingErrors.defaultStays, { name: entity.name })
  const used = await db.selectFrom('bills').select('id').where('entity_id', '=', entity.id).limit(1).executeTakeFirst()
  const quoted = await db.selectFrom('quotes').select('id').where('entity_id', '=', entity.id).limit(1).executeTakeFirst()
  const worded = await db.selectFrom('document_templates').select('id').where('entity_id', '=', entity.id).limit(1).executeTakeFirst()
  if (used || quoted || worded) refuse(billingErrors.entityUsed)
  await db.deleteFrom('entities').where('id', '=', entity.id).execute()
  const change = { name: [entity.name, null] }
  await trace(context, { action: 'update_entity', info: entity.name, subject_id: entity.id, change })
  return { done: true as const }
}
