import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** What a partner reads on their own planning. */
export const planningWords = words({
  toAnswer: { fr: 'À répondre', en: 'To answer' },
  upcoming: { fr: 'Interventions à venir', en: 'Upcoming assignments' },
  past: { fr: 'Passées et refusées', en: 'Past and refused' },
  nothingUpcoming: { fr: 'Aucune intervention à venir.', en: 'No upcoming assignment.' },
  nothingPast: { fr: 'Rien pour le moment.', en: 'Nothing yet.' },
  accept: { fr: 'Accepter', en: 'Accept' },
  refuse: { fr: 'Refuser', en: 'Refuse' },
  withdraw: { fr: 'Me retirer', en: 'Withdraw' },
  refuseTitle: { fr: 'Refuser «\u00A0{title}\u00A0»', en: 'Refuse “{title}”' },
  reason: labels.reason,
  reasonHelp: {
    fr: 'Transmis à l’organisation\u202F; vos créneaux redeviennent libres.',
    en: 'Sent to the organiser; your slots become free again.',
  },
  accepted: { fr: 'Vous avez accepté. L’organisation est prévenue.', en: 'You have accepted. The organiser has been notified.' },
  refused: { fr: 'Votre refus est transmis.', en: 'Your refusal has been sent.' },
  fee: { fr: '{amount} HT', en: '{amount} excl. VAT' },
  people: {
    fr: '{n, plural, =0 {{registration.aucun:cap}} one {# personne} other {# personnes}}',
    en: '{n, plural, =0 {Nobody registered} one {# person} other {# people}}',
  },
  contact: { fr: 'Contact\u00A0: {name}', en: 'Contact: {name}' },
  cancelled: { fr: 'Annulé', en: 'Cancelled' },
  refusedBecause: { fr: 'Motif\u00A0: {reason}', en: 'Reason: {reason}' },
  unavailabilities: { fr: 'Mes indisponibilités', en: 'When I am not available' },
  noUnavailability: {
    fr: 'Aucune. Un temps bloqué ici ne peut plus vous être proposé.',
    en: 'None. A time blocked here can no longer be proposed to you.',
  },
  addUnavailability: { fr: 'Ajouter une indisponibilité', en: 'Add an unavailability' },
  from: { fr: 'Du', en: 'From' },
  until: { fr: 'Au', en: 'To' },
  weeklyUntil: { fr: 'Chaque semaine jusqu’au', en: 'Every week until' },
  note: { fr: 'Note', en: 'Note' },
  save: labels.save,
  unavailabilityAdded: { fr: 'L’indisponibilité est enregistrée.', en: 'The unavailability is saved.' },
  remove: labels.remove,
  unavailabilityRemoved: { fr: 'Vous êtes de nouveau disponible.', en: 'You are available again.' },
})
