import { path } from '../kernel/path.ts'

export const attestations = path('/attestations')
/** `name` is the address of an event or the name of the document; target of mails. */
export const attestation = path('/attestations/:name')
export const tickets = path('/tickets')
export const ticket = path('/tickets/:name')
export const adminAttestations = path('/admin/attestations')
export const adminTickets = path('/admin/tickets')
