import { words } from '../kernel/sentence.ts'

export const documentsWords = words({
  attestationsTitle: { fr: 'Mes {attestation.pl}', en: 'My {attestation.pl}' },
  adminAttestationsTitle: { fr: '{attestation.pl:cap}', en: '{attestation.pl:cap}' },
  noAttestation: { fr: '{attestation.aucun:cap} trouvé{attestation.e}', en: 'No {attestation} found' },
  attestationComes: {
    fr: '{attestation.le:cap} paraît ici à la clôture {event.du}, quand toutes vos demi-journées sont signées.',
    en: 'The {attestation} appears here once {event.le} is closed and all your half-days are signed.',
  },
  ticketsTitle: { fr: 'Mes {ticket.pl}', en: 'My {ticket.pl}' },
  adminTicketsTitle: { fr: '{ticket.pl:cap}', en: '{ticket.pl:cap}' },
  noTicket: { fr: '{ticket.aucun:cap} trouvé{ticket.e}', en: 'No {ticket} found' },
  ticketComes: {
    fr: '{ticket.votre:cap} arrive dès que {registration.votre} est confirmé{registration.e}.',
    en: 'Your {ticket} comes as soon as your {registration} is confirmed.',
  },
  name: { fr: 'Nom', en: 'Name' },
  person: { fr: '{contact:cap}', en: '{contact:cap}' },
  event: { fr: '{event:cap}', en: '{event:cap}' },
  dates: { fr: 'Dates', en: 'Dates' },
  hours: { fr: 'Heures suivies', en: 'Hours attended' },
  status: { fr: 'Statut', en: 'Status' },
  visibility: { fr: 'Visibilité', en: 'Visibility' },
  createdAt: { fr: 'Créé le', en: 'Created on' },
  sentAt: { fr: 'Envoyé le', en: 'Sent on' },
  preview: { fr: 'Aperçu', en: 'Preview' },
  download: { fr: 'Télécharger', en: 'Download' },
  downloadFailed: { fr: 'Le document n’a pas pu être téléchargé.', en: 'The document could not be downloaded.' },
  allAttestations: { fr: '{attestation.tous:cap}', en: 'All {attestation.pl}' },
  allTickets: { fr: '{ticket.tous:cap}', en: 'All {ticket.pl}' },
  hoursValue: { fr: '{hours}\u00A0h', en: '{hours}\u00A0h' },
  attestationsCome: {
    fr: '{attestation.les:cap} paraissent ici quand une feuille {attendance.de} est verrouillée.',
    en: 'The {attestation.pl} appear here once an {attendance} sheet is locked.',
  },
  ticketsCome: {
    fr: '{ticket.les:cap} paraissent ici dès qu’une place est confirmée.',
    en: 'The {ticket.pl} appear here once a place is confirmed.',
  },
})
