import type { fileEndpoints } from '@kxo/domain/locations/file-contract'
import { may } from '@kxo/domain/locations/permissions'
import { authorize, found } from '../../platform/context.ts'
import { checkIfImage } from '../../platform/files/images.ts'
import { keepReceived } from '../../platform/files/keep-file.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findFile } from '../documents/index.ts'
import { trace } from '../traces/index.ts'
import { fileKeyOf, filesOf } from './present.ts'

export const addFile: Verb<typeof fileEndpoints.addFile> = async (context, { params, file }) => {
  authorize(may.writeLocations(context.actor))
  const { db } = context
  found(await db.selectFrom('locations').select('id').where('id', '=', params.id).forUpdate().executeTakeFirst())
  await checkIfImage(file)
  const { id: file_id } = await keepReceived(context, file)
  const { id } = await db.insertInto('location_files').values({ location_id: params.id, file_id }).returning('id').executeTakeFirstOrThrow()
  await trace(context, { action: 'update_location', subject_id: params.id, info: file.name })
  return found((await filesOf(context, params.id)).find((one) => one.id === id))
}

/** The bytes, for whoever holds the address. */
export const readFile: Verb<typeof fileEndpoints.readFile> = async ({ db, services }, { params, query }) => {
  const own = db.selectFrom('location_files').select('file_id').where('id', '=', params.file).where('location_id', '=', params.id)
  const file = found(await findFile(db, found(await own.executeTakeFirst()).file_id))
  found(fileKeyOf(file.sha256) === query.key ? file : undefined)
  return { content_type: file.content_type, name: file.name, inline: true, body: await services.storage.stream(file.storage_key) }
}

export const removeFile: Verb<typeof fileEndpoints.removeFile> = async (context, { params }) => {
  authorize(may.writeLocations(context.actor))
  const removed = await context.db
    .deleteFrom('location_files')
    .where('id', '=', params.file)
    .where('location_id', '=', params.id)
    .returning('id')
    .executeTakeFirst()
  found(removed)
  await trace(context, { action: 'update_location', subject_id: params.id, change: { file: params.file } })
  return { done: true as const }
}
