import { words } from '../../kernel/sentence.ts'
import { actWords } from '../acts/act-words.ts'

/** Sentences of shifting many events by some days. */
export const shiftWords = words({
  shift: { fr: 'Décaler', en: 'Shift' },
  days: { fr: 'Nombre de jours', en: 'Number of days' },
  daysHelp: { fr: 'Négatif pour avancer. Chaque créneau garde ses heures.', en: 'Negative to bring forward. Each slot keeps its hours.' },
  reason: actWords.reason,
  reasonHelp: actWords.reasonHelp,
  conflicts: {
    fr: '{n, plural, one {# conflit à lever} other {# conflits à lever}}',
    en: '{n, plural, one {# conflict to solve} other {# conflicts to solve}}',
  },
  conflict: { fr: '{name}, {when}\u00A0: {conflict}', en: '{name}, {when}: {conflict}' },
  inConflict: { fr: 'Conflit {room.de} ou {partner.de}', en: '{room:cap} or {partner} already taken' },
  hasCome: { fr: 'Des personnes y sont déjà venues', en: 'People have already come' },
  noUndo: {
    fr: 'Chacun est prévenu\u00A0: on ne revient pas en arrière.',
    en: 'Everyone is notified: this cannot be undone.',
  },
  done: {
    fr: '{n, plural, =0 {Rien n’a changé.} one {# {event} décalé{event.e}.} other {# {event.pl} décalé{event.es}.}} {people, plural, =0 {Personne n’était à prévenir.} one {# personne est prévenue.} other {# personnes sont prévenues.}}',
    en: '{n, plural, =0 {Nothing has changed.} one {# {event} shifted.} other {# {event.pl} shifted.}} {people, plural, =0 {There was nobody to notify.} one {# person is notified.} other {# people are notified.}}',
  },
})
