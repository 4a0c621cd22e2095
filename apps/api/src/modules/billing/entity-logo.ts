import type { entityContract } from '@kxo/domain/billing/entity-contract'
import { found } from '../../platform/context.ts'
import { checkImage } from '../../platform/images.ts'
import type { Verb } from '../../platform/serve.ts'
import { findFile, keepReceived } from '../documents/index.ts'
import { trace } from '../traces/index.ts'
import { authorizeEntities, presentEntity } from './list-entities.ts'
import { findEntity } from './queries.ts'

/** Gives an issuer the logo of its next bills; those issued keep theirs. */
export const setEntityLogo: Verb<typeof entityContract.entityLogo> = async (context, { params, file }) => {
  authorizeEntities(context)
  const entity = found(await findEntity(context.db, params.id))
  await checkImage(file)
  const { id } = await keepReceived(context, file)
  await context.db.updateTable('entities').set({ logo_file_id: id }).where('id', '=', entity.id).execute()
  const change = { logo: [entity.logo_file_id, id] }
  await trace(context, { action: 'update_entity', info: entity.name, subject: 'entity', subject_id: entity.id, change })
  return presentEntity(context, entity.id)
}

export const readEntityLogo: Verb<typeof entityContract.entityLogoImage> = async (context, { params }) => {
  authorizeEntities(context)
  const entity = found(await findEntity(context.db, params.id))
  const file = found(entity.logo_file_id === null ? undefined : await findFile(context.db, entity.logo_file_id))
  return { content_type: file.content_type, name: file.name, inline: true, body: await context.services.storage.stream(file.storage_key) }
}
