import { job } from '../../platform/work/jobs.ts'

/** Sent when a registration is confirmed, its ticket asked again or its event moved, for the reason told; worked by the module that knows the entrance. Silent, it is kept and not mailed. */
export const issueTicket = job<{
  registration_id: number
  is_silent?: boolean
  reason?: string
  /** The person chose other activities: nothing they knew of changed. */
  is_chosen?: boolean
  /** The activity of theirs that was cancelled. */
  cancelled?: number
}>({
  name: 'issue-ticket',
  label: { fr: 'Produire {ticket.le}', en: 'Producing the {ticket}' },
  concurrency: 3,
  batch: 8,
})
/** Sent a little after the half-days of an event moved, so that several moves make one mail. */
export const renewTickets = job<{ event_id: number }>({
  name: 'renew-tickets',
  label: { fr: 'Refaire {ticket.les} après un changement d’horaires', en: 'Making {ticket.pl} anew after a change of hours' },
})
/** Sent when a certificat de réalisation is asked of a locked sheet. Silent, it is kept and not mailed. */
export const issueCertificate = job<{ registration_id: number; is_silent?: boolean }>({
  name: 'issue-certificate',
  label: { fr: 'Produire {certificate.le}', en: 'Producing the {certificate}' },
})
/** Sent when a sheet is locked. Silent, it is kept and not mailed. */
export const issueAttestation = job<{ registration_id: number; is_silent?: boolean }>({
  name: 'issue-attestation',
  label: { fr: 'Produire {attestation.le}', en: 'Producing the {attestation}' },
})
