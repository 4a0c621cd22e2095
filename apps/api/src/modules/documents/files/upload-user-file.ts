import type { documentsContract } from '@kxo/domain/documents/contract'
import { may } from '@kxo/domain/documents/permissions'
import { authorize } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { addDocument } from './add-document.ts'
import { refuseBeyondDeposits } from './deposit-limits.ts'

/** Keeps what a person deposits: theirs to see and remove until someone accepts it, and the unrestricted administrators'. */
export const uploadUserFile: Verb<typeof documentsContract.uploadUserFile> = async (context, { query, file }) => {
  authorize(may.upload(context.actor))
  await refuseBeyondDeposits(context, file.size)
  const { id, storage_key } = await keepReceived(context, file)
  const document = await addDocument(context, {
    category: 'other',
    name: file.name,
    file_id: id,
    restriction: 'admins',
    status: 'toValidate',
    user_id: context.actor.user_id,
    event_id: query.event ?? null,
    source: query.field === undefined ? {} : { field: query.field },
  })
  return { id, document, name: file.name, path: storage_key, size: file.size, content_type: file.content_type }
}
