import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { labels } from '../kernel/labels.ts'

/** Where a sending to many people is. */
export const campaignStatus = catalogue({
  draft: { code: 0, label: labels.draft, tone: 'neutral', next: ['scheduled'] },
  scheduled: { code: 1, label: { fr: 'Programmée', en: 'Scheduled' }, tone: 'info', next: ['running', 'paused', 'stopped'] },
  running: { code: 2, label: { fr: 'En cours', en: 'Sending' }, tone: 'info', next: ['paused', 'stopped', 'done'] },
  paused: { code: 3, label: { fr: 'En pause', en: 'Paused' }, tone: 'warning', next: ['scheduled', 'stopped'] },
  stopped: { code: 4, label: { fr: 'Arrêtée', en: 'Stopped' }, tone: 'danger' },
  done: { code: 5, label: { fr: 'Terminée', en: 'Done' }, tone: 'success' },
})
export type CampaignStatus = KeyOf<typeof campaignStatus>

/** Where a campaign is with one of its people. */
export const recipientState = catalogue({
  waiting: { code: 1, label: { fr: 'À envoyer', en: 'To send' }, tone: 'neutral' },
  sending: { code: 6, label: { fr: 'En cours d’envoi', en: 'Sending' }, tone: 'info' },
  sent: { code: 5, label: { fr: 'Envoyé', en: 'Sent' }, tone: 'success' },
  rejected: { code: 7, label: { fr: 'Rejeté', en: 'Rejected' }, tone: 'danger' },
  excluded: { code: 8, label: { fr: 'Exclu', en: 'Left out' }, tone: 'warning' },
})
