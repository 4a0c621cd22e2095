import type { EntityPicture, entityContract } from '@kxo/domain/billing/entity-contract'
import { maySign } from '@kxo/domain/billing/entity-rules'
import { billingErrors } from '@kxo/domain/billing/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import { fitPicture } from '../../../platform/files/picture-sizes.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findFile } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { type EntityRecord, findEntity } from '../queries.ts'
import { authorizeEntities, presentEntity } from './list-entities.ts'

const columnOf = { logo: 'logo_file_id', stamp: 'stamp_file_id', signature: 'signature_file_id' } as const

async function put(context: Context, entity: EntityRecord, picture: EntityPicture, file_id: number | null) {
  const column = columnOf[picture]
  await context.db
    .updateTable('entities')
    .set({ [column]: file_id })
    .where('id', '=', entity.id)
    .execute()
  const change = { [picture]: [entity[column], file_id] }
  await trace(context, { action: 'update_entity', info: entity.name, subject_id: entity.id, change })
  return presentEntity(context, entity.id)
}

/** Gives an issuer a picture for what it issues next; what is issued keeps its own. @throws 409 on a signature without a legal representative */
export const setEntityPicture: Verb<typeof entityContract.setEntityPicture> = async (context, { params, file }) => {
  authorizeEntities(context)
  const entity = found(await findEntity(context.db, params.id))
  if (params.picture === 'signature' && !maySign(entity)) refuse(billingErrors.signatureOfNobody)
  const { id } = await keepReceived(context, await fitPicture(file))
  return put(context, entity, params.picture, id)
}

export const removeEntityPicture: Verb<typeof entityContract.removeEntityPicture> = async (context, { params }) => {
  authorizeEntities(context)
  return put(context, found(await findEntity(context.db, params.id)), params.picture, null)
}

export const readEntityPicture: Verb<typeof entityContract.entityPicture> = async (context, { params }) => {
  authorizeEntities(context)
  const fileId = found(await findEntity(context.db, params.id))[columnOf[params.picture]]
  const file = found(fileId === null ? undefined : await findFile(context.db, fileId))
  return { content_type: file.content_type, name: file.name, inline: true, body: await context.services.storage.stream(file.storage_key) }
}
