import type { ProducedForMany } from '@kxo/domain/attendance/productions/produce-many'
import { job } from '../../platform/work/jobs.ts'

/** Locks the sheets whose event says when, once they are countersigned. */
export const lockDueSheets = job({
  name: 'lock-due-sheets',
  label: { fr: 'Verrouiller les feuilles {attendance.de} échues', en: 'Locking the {attendance} sheets that are due' },
  schedule: '*/10 * * * *',
})

/** Ends the connections to video meetings that were lost. */
export const endLost = job({
  name: 'end-lost-connections',
  label: { fr: 'Clore les connexions perdues aux visioconférences', en: 'Ending lost connections to video meetings' },
  schedule: '*/5 * * * *',
})

/** Sent when a sheet is locked: prints it with its evidence and seals it. */
export const sealAttendanceSheet = job<{ event_id: number }>({
  name: 'seal-attendance-sheet',
  label: { fr: 'Sceller la feuille {attendance.de}', en: 'Sealing the {attendance} sheet' },
})

/** Sent when the documents of many events are asked for: each is then made by its own job. */
export const produceDocuments = job<{ event_ids: number[]; kind: ProducedForMany }>({
  name: 'produce-documents',
  label: { fr: 'Générer des documents', en: 'Generating documents' },
})

/** Sent when proofs are mailed by hand: writes to each of their people. */
export const mailProofsJob = job<{ document_ids: number[]; occurrence: string }>({
  name: 'mail-proofs',
  label: { fr: 'Envoyer des justificatifs par mail', en: 'Sending proofs by email' },
})
