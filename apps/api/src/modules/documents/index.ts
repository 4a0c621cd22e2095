import { documentsWords } from '@kxo/domain/documents/words'

export { countTickets } from './count-tickets.ts'
export { addDocument, addDocuments, withdrawProofs } from './files/add-document.ts'
export { currentFileOf } from './files/current-file.ts'
export { removeDocument } from './files/delete-file.ts'
export { refuseBeyondDeposits } from './files/deposit-limits.ts'
export { findFile, keepFile, readFile, storeFile } from './files/files.ts'
export { mayReadDocument, maySeeFile } from './files/may-see-file.ts'
export { removeDeposited } from './files/remove-deposited.ts'
export { serveDocument } from './files/serve-document.ts'
export { settleDocument } from './files/settle-document.ts'
export { issueAttestation, issueCertificate, issueTicket, renewTickets } from './jobs.ts'
export { type AttestationDocument, attestationPrint, type Signatory } from './printing/attestation-print.ts'
export { certificatePrint } from './printing/certificate-print.ts'
export { type TicketDocument, ticketPrint } from './printing/ticket-print.ts'
export { type DocumentRow, findDocument, handoutsFor, isOpenAt } from './queries.ts'
export { documentsRoutes, uploadsRoutes } from './routes.ts'
export { uploadJobs } from './uploads/drop.ts'
export { visibleTo } from './visible-to.ts'

/** Documents about a company itself follow it when it is merged. */
export const documentsOfCompany = { table: 'documents', counted: documentsWords.counted }
