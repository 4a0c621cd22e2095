import { job } from '../../platform/jobs.ts'

/** Sent when a registration is confirmed or its ticket asked again; worked by the module that knows the entrance. */
export const issueTicket = job<{ registration_id: number }>({ name: 'issue-ticket' })
/** Sent when a sheet is locked. */
export const issueAttestation = job<{ registration_id: number }>({ name: 'issue-attestation' })
