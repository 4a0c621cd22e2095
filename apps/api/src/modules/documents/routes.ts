import { documentsContract } from '@kxo/domain/documents/contract'
import { routes } from '../../platform/serve.ts'
import { deleteFile } from './delete-file.ts'
import { deposit } from './deposit.ts'
import { download } from './download.ts'
import { listDocuments } from './list-documents.ts'
import { uploadUserFile } from './upload-user-file.ts'
import { verify } from './verify.ts'

export const documentsRoutes = routes(documentsContract, {
  documents: listDocuments,
  deposit,
  download,
  uploadUserFile,
  deleteFile,
  verify,
})
