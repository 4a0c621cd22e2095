import { documentsContract } from '@kxo/domain/documents/contract'
import { ownPapersContract } from '@kxo/domain/documents/requests/own-papers-contract'
import { uploadsContract } from '@kxo/domain/documents/upload-contract'
import { routes } from '../../platform/http/serve.ts'
import { archiveDocuments } from './files/archive-documents.ts'
import { deleteFile } from './files/delete-file.ts'
import { deposit } from './files/deposit.ts'
import { download } from './files/download.ts'
import { uploadUserFile } from './files/upload-user-file.ts'
import { listDocuments } from './list-documents.ts'
import { depositOwnPaper, listOwnPapers, readOwnPaper, withdrawOwnPaper } from './requests/own-papers.ts'
import { listShares, shareProof, stopShare } from './sharing/share-proof.ts'
import { append } from './uploads/append.ts'
import { begin } from './uploads/begin.ts'
import { drop, state } from './uploads/drop.ts'
import { verify } from './verify.ts'

export const documentsRoutes = routes(documentsContract, {
  documents: listDocuments,
  archive: archiveDocuments,
  deposit,
  download,
  uploadUserFile,
  deleteFile,
  verify,
  proofShares: listShares,
  shareProof,
  stopShare,
})

export const ownPapersRoutes = routes(ownPapersContract, {
  list: listOwnPapers,
  deposit: depositOwnPaper,
  withdraw: withdrawOwnPaper,
  read: readOwnPaper,
})

export const uploadsRoutes = routes(uploadsContract, { begin, state, append, drop })
