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
/** Query parameter naming whose ticket a personal link opens. */
export const registrationParameter = 'registration'
/** One person’s ticket of an event, as their personal link opens it. */
export const ticketByLink = (name: string, registration: number): string => `${ticket(name)}?${registrationParameter}=${registration}`
/** The registration whose ticket an address opens; null for any other address. */
export const ticketOfLink = (address: string): number | null => Number(/^\/tickets\/[^/?]+\?registration=(\d+)$/.exec(address)?.[1]) || null
export const adminAttestations = path('/admin/attestations')
export const adminTickets = path('/admin/tickets')
/** Keys by which tickets go into the wallets of phones. */
export const adminWallets = path('/admin/tickets/wallets')
/** Papers asked of a person, to deposit, and what was given to them; target of mails. */
export const otherDocuments = path('/otherdocs')
/** The file of whoever works for the tenant, and what is given to everybody else. */
export const sharedDocuments = path('/other_documents')
export const adminOtherDocuments = path('/admin/otherdocs')
