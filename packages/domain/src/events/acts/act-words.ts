import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** Sentences of the acts on a whole event: cancel, postpone, close, archive. */
export const actWords = words({
  more: { fr: 'Plus', en: 'More' },
  actOn: { fr: '{act} «\u00A0{title}\u00A0»', en: '{act} “{title}”' },
  cancelEvent: { fr: 'Annuler {event.le}', en: 'Cancel the {event}' },
  cancelTitle: { fr: 'Annuler «\u00A0{title}\u00A0»', en: 'Cancel “{title}”' },
  cancelledNow: {
    fr: '{event.le:cap} est annulé{event.e}\u00A0: chacun est prévenu.',
    en: 'The {event} is cancelled: everyone is notified.',
  },
  reason: labels.reason,
  reasonHelp: { fr: 'Il figure dans le message envoyé à chacun.', en: 'It appears in the message sent to everyone.' },
  whatFollows: { fr: 'Ce qui va se passer', en: 'What will happen' },
  tellPeople: {
    fr: '{n, plural, =0 {Personne à prévenir} one {# personne prévenue} other {# personnes prévenues}}',
    en: '{n, plural, =0 {Nobody to notify} one {# person notified} other {# people notified}}',
  },
  tellPartners: {
    fr: '{n, plural, one {# {partner.sg} prévenu{partner.e}} other {# {partner.pl} prévenu{partner.es}}}',
    en: '{n, plural, one {# {partner.sg} notified} other {# {partner.pl} notified}}',
  },
  withdrawTickets: {
    fr: '{n, plural, one {# {ticket.sg} retiré{ticket.e}} other {# {ticket.pl} retiré{ticket.es}}}, le rendez-vous disparaît des agendas',
    en: '{n, plural, one {# {ticket.sg} withdrawn} other {# {ticket.pl} withdrawn}}, the appointment leaves the calendars',
  },
  renewTickets: {
    fr: '{n, plural, one {# {ticket.sg} refait{ticket.e}} other {# {ticket.pl} refait{ticket.es}}}, avec le rendez-vous à jour',
    en: '{n, plural, one {# {ticket.sg} reissued} other {# {ticket.pl} reissued}}, with the appointment up to date',
  },
  freeRooms: {
    fr: '{n, plural, one {# réservation {room.de} libérée} other {# réservations {room.de} libérées}}',
    en: '{n, plural, one {# {room.sg} booking released} other {# {room.sg} bookings released}}',
  },
  creditBills: {
    fr: '{n, plural, one {# {bill.sg} à créditer} other {# {bill.pl} à créditer}}\u00A0: {amount}',
    en: '{n, plural, one {# {bill.sg} to credit} other {# {bill.pl} to credit}}: {amount}',
  },
  refundPayments: {
    fr: '{n, plural, one {# remboursement} other {# remboursements}}\u00A0: {amount}',
    en: '{n, plural, one {# refund} other {# refunds}}: {amount}',
  },
  attendedStays: {
    fr: '{n, plural, one {# personne déjà venue garde} other {# personnes déjà venues gardent}} leur présence.',
    en: '{n, plural, one {# person who came keeps} other {# people who came keep}} their {attendance}.',
  },
  issuedBills: { fr: '{bill.pl:cap} émis{bill.es}', en: 'Issued {bill.pl}' },
  billsAsTask: { fr: 'Décider une par une\u00A0: une tâche est créée', en: 'Decide one by one: a task is created' },
  billsCredited: { fr: 'Émettre tous les avoirs maintenant', en: 'Issue every credit note now' },
  typeTitle: { fr: 'Pour confirmer, écrivez «\u00A0{title}\u00A0»', en: 'To confirm, type “{title}”' },
  postpone: { fr: 'Reporter ou déplacer', en: 'Postpone or move' },
  postponeTitle: { fr: 'Reporter ou déplacer «\u00A0{title}\u00A0»', en: 'Postpone or move “{title}”' },
  postponed: { fr: '{event.le:cap} est déplacé{event.e}\u00A0: chacun est prévenu.', en: 'The {event} is moved: everyone is notified.' },
  newFirstDay: { fr: 'Nouveau premier jour', en: 'New first day' },
  newFirstDayHelp: {
    fr: 'Tous les créneaux se décalent du même nombre de jours et gardent leurs heures.',
    en: 'All slots move by the same number of days and keep their hours.',
  },
  newPlace: { fr: '{location.nouveau:cap}', en: 'New {location}' },
  samePlace: { fr: 'Sans changement', en: 'No change' },
  becomes: { fr: 'Créneaux', en: 'Slots' },
  chooseMove: { fr: 'Choisissez un jour ou {location.un}.', en: 'Choose a day or {location.un}.' },
  closeEvent: { fr: 'Clôturer', en: 'Close' },
  closeTitle: { fr: 'Clôturer «\u00A0{title}\u00A0»\u202F?', en: 'Close “{title}”?' },
  closeHelp: { fr: 'Plus rien n’y change. Vous pourrez le rouvrir.', en: 'It can no longer be changed. You can reopen it.' },
  closedNow: { fr: '{event.le:cap} est clos{event.e}.', en: 'The {event} is closed.' },
  closedMark: { fr: 'Clos{event.e}', en: 'Closed' },
  reopen: { fr: 'Rouvrir', en: 'Open again' },
  reopened: { fr: '{event.le:cap} est rouvert{event.e}.', en: 'The {event} is reopened.' },
  archive: labels.archive,
  archivedNow: { fr: '{event.le:cap} est archivé{event.e}.', en: 'The {event} is archived.' },
  unarchive: { fr: 'Sortir des archives', en: 'Restore from the archive' },
  unarchived: { fr: '{event.le:cap} n’est plus archivé{event.e}.', en: 'The {event} is no longer archived.' },
  saveAsModel: { fr: 'Enregistrer comme modèle', en: 'Save as a template' },
  modelSaved: { fr: 'Le modèle est enregistré.', en: 'The template is saved.' },
  fromModel: { fr: 'Créer depuis ce modèle', en: 'Create from this template' },
  whatToCopy: { fr: 'Ce qui est copié', en: 'What is copied' },
  neverCopied: {
    fr: '{registration.pl:cap}, {bill.pl} et signatures ne le sont jamais.',
    en: '{registration.pl:cap}, {bill.pl} and signatures never are.',
  },
  origin: { fr: 'Point de départ', en: 'Start from' },
  originBlank: { fr: 'Une page blanche', en: 'A blank page' },
  originModel: { fr: 'Un modèle', en: 'A template' },
  model: { fr: 'Modèle', en: 'Template' },
  noModel: {
    fr: 'Aucun modèle pour le moment\u00A0: enregistrez {event.un} comme modèle depuis son menu «\u00A0Plus\u00A0».',
    en: 'No template yet: save {event.un} as a template from its “More” menu.',
  },
  tabArchived: { fr: 'Archivé{event.es}', en: 'Archived' },
  cancelledFor: { fr: '{event.ce:cap} est annulé{event.e}\u00A0: {reason}', en: 'This {event} is cancelled: {reason}' },
  ratherCancel: { fr: 'Annuler {event.le} plutôt', en: 'Cancel the {event} instead' },
  ratherArchive: { fr: 'Archiver plutôt', en: 'Archive instead' },
  holdRegistrations: {
    fr: '{n, plural, one {# {registration.sg}, même annulé{registration.e}, y est attaché{registration.e}} other {# {registration.pl}, même annulé{registration.es}, y sont attaché{registration.es}}}',
    en: '{n, plural, one {# {registration.sg}, even cancelled, depends on it} other {# {registration.pl}, even cancelled, depend on it}}',
  },
  holdActivities: {
    fr: '{n, plural, one {# {activity.sg} en dépend} other {# {activity.pl} en dépendent}}',
    en: '{n, plural, one {# {activity.sg} depends on it} other {# {activity.pl} depend on it}}',
  },
  holdBills: {
    fr: '{n, plural, one {# {bill.sg} y est rattaché{bill.e}} other {# {bill.pl} y sont rattaché{bill.es}}}',
    en: '{n, plural, one {# {bill.sg} is about it} other {# {bill.pl} are about it}}',
  },
  holdPrices: {
    fr: '{n, plural, one {# tarif lui est réservé} other {# tarifs lui sont réservés}}',
    en: '{n, plural, one {# price is kept for it} other {# prices are kept for it}}',
  },
  holdDocuments: {
    fr: '{n, plural, one {# document y est rangé} other {# documents y sont rangés}}',
    en: '{n, plural, one {# document is filed there} other {# documents are filed there}}',
  },
  taskLabel: { fr: 'Rembourser ou créditer\u00A0: {title}', en: 'Refund or credit: {title}' },
  taskText: {
    fr: '«\u00A0{title}\u00A0» est annulé{event.e}. Motif\u00A0: {reason}\n{lines}',
    en: '“{title}” is cancelled. Reason: {reason}\n{lines}',
  },
  taskLine: {
    fr: '{bill:cap} {number}, {name}\u00A0: {due} à créditer, {paid} à rembourser',
    en: '{bill:cap} {number}, {name}: {due} to credit, {paid} to refund',
  },
})
