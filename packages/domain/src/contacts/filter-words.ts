import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** What the list of people is filtered by without showing it. */
export const filterWords = words({
  attended: { fr: 'A suivi {event.un}', en: 'Attended {event.un}' },
  paper: { fr: 'Pièce acceptée et valable', en: 'Accepted and valid supporting document' },
  certificate: { fr: '{certificate:cap} ou {attestation} {event.de}', en: '{certificate:cap} or {attestation} of {event.un}' },
  hours: { fr: 'Heures suivies', en: 'Hours attended' },
  unpaid: { fr: '{bill:cap} à régler', en: 'Unpaid {bill}' },
  consents: { fr: 'Consentement donné', en: 'Consent given' },
  rejectedMail: { fr: 'Dernier mail rejeté', en: 'Last email rejected' },
  town: labels.town,
  department: { fr: 'Département', en: 'Département' },
  postalCode: labels.postalCode,
})
