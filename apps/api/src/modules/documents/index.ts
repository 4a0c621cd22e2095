import { documentsWords } from '@kxo/domain/documents/words'

export { addDocument } from './add-document.ts'
export { type AttestationDocument, attestationPrint, type Signatory } from './attestation-print.ts'
export { certificatePrint } from './certificate-print.ts'
export { countTickets } from './count-tickets.ts'
export { findFile, keepFile, keepReceived, readFile, recordFile, storeFile } from './files.ts'
export { issueAttestation, issueCertificate, issueTicket, renewTickets } from './jobs.ts'
export { maySeeFile } from './may-see-file.ts'
export { removeDeposited } from './remove-deposited.ts'
export { documentsRoutes } from './routes.ts'
export { serveDocument } from './serve-document.ts'
export { type TicketDocument, ticketPrint } from './ticket-print.ts'
export { visibleTo } from './visible-to.ts'

/** Documents about a company itself follow it when it is merged. */
export const documentsOfCompany = { table: 'documents', counted: documentsWords.counted }
