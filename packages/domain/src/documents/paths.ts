import { path } from '../kernel/path.ts'

export const attestations = path('/attestations')
/** `name` is the address of an event or the name of the document; target of mails. */
export const attestation = path('/attestations/:name')
/** Printed on proofs, with its QR code. */
export const verification = path('/:client/public/verification/:code')
export const certificates = path('/certificates')
export const adminCertificates = path('/admin/certificates')
export const tickets = path('/tickets')
export const ticket = path('/tickets/:name')
export const adminAttestations = path('/admin/attestations')
export const adminTickets = path('/admin/tickets')
/** Keys by which tickets go into the wallets of phones. */
export const adminWallets = path('/admin/tickets/wallets')
