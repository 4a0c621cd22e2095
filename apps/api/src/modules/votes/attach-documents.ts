import type { votesContract } from '@kxo/domain/votes/contract'
import { found } from '../../platform/context.ts'
import { checkIfImage } from '../../platform/files/images.ts'
import { keepReceived } from '../../platform/files/keep-file.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { addDocument, findDocument, serveDocument } from '../documents/index.ts'
import { trace } from '../traces/index.ts'
import { followAssembly } from './assembly-of.ts'
import { detach, documentsOfResolutions } from './documents-of-resolutions.ts'
import { lockUpcoming } from './run-resolutions.ts'

type Contract = typeof votesContract

/** Read by everybody confirmed as soon as it is attached. @throws 403, 404, 409 once the vote opened */
export const addResolutionDocument: Verb<Contract['addResolutionDocument']> = async (context, { params, file }) => {
  const { id, event_id, title } = await lockUpcoming(context, params.id)
  await checkIfImage(file)
  const { name, content_type, size } = file
  const { id: file_id } = await keepReceived(context, file)
  const document_id = await addDocument(context, {
    category: 'other',
    name,
    file_id,
    restriction: 'registered',
    status: 'validated',
    event_id,
  })
  await context.db.insertInto('resolution_documents').values({ resolution_id: id, document_id }).execute()
  await trace(context, { action: 'add_resolution_document', event_id, info: `${title} – ${name}` })
  return { id: document_id, name, content_type, size }
}

/** The file, for whoever follows the assembly. @throws 403, 404 */
export const readResolutionDocument: Verb<Contract['readResolutionDocument']> = async (context, { params }) => {
  const { db } = context
  const resolution = found(await db.selectFrom('resolutions').select('event_id').where('id', '=', params.id).executeTakeFirst())
  await followAssembly(context, resolution.event_id)
  const attached = found((await documentsOfResolutions(db, [params.id])).find(({ id }) => id === params.document))
  return serveDocument(context, found(await findDocument(db, attached.id)).file_id, true)
}

/** @throws 403, 404, 409 once the vote opened */
export const removeResolutionDocument: Verb<Contract['removeResolutionDocument']> = async (context, { params }) => {
  const { id, event_id, title } = await lockUpcoming(context, params.id)
  const name = await detach(context, id, params.document)
  await trace(context, { action: 'remove_resolution_document', event_id, info: `${title} – ${name}` })
  return { done: true as const }
}
