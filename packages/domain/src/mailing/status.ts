import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Mail trace status. */
export const mailStatus = catalogue({
  sent: { code: 5, label: { fr: 'Envoyé', en: 'Sent' }, tone: 'success' },
  sending: { code: 6, label: { fr: 'En cours d’envoi', en: 'Sending' }, tone: 'info', next: ['sent', 'rejected'] },
  rejected: { code: 7, label: { fr: 'Rejeté', en: 'Rejected' }, tone: 'danger', next: ['sending'] },
})
export type MailStatus = KeyOf<typeof mailStatus>
