import type { Sentence } from '../../kernel/sentence.ts'
import { words } from '../../kernel/sentence.ts'
import { certificateWords } from '../certificate-legal.ts'
import type { ProducedForMany } from './produce-many.ts'

/** Sentences of making the documents of many events. */
export const produceManyWords = words({
  produce: { fr: 'Générer des documents', en: 'Generate documents' },
  kind: { fr: 'Document', en: 'Document' },
  will: {
    fr: '{n, plural, =0 {Rien à produire.} one {Pour # {event}\u00A0:} other {Pour # {event.pl}\u00A0:}}',
    en: '{n, plural, =0 {Nothing to make.} one {For # {event}:} other {For # {event.pl}:}}',
  },
  left: {
    fr: 'Rien pour {n}\u00A0:',
    en: 'Nothing for {n}:',
  },
  toMake: { fr: '{n, plural, one {# à produire} other {# à produire}}', en: '{n, plural, one {# to make} other {# to make}}' },
  made: { fr: '{n, plural, =0 {Aucun} one {# produit} other {# produits}}', en: '{n, plural, =0 {None} one {# made} other {# made}}' },
  note: {
    fr: 'Seules les personnes qui n’en ont pas encore en reçoivent un.',
    en: 'Only people who have none yet receive one.',
  },
  cancelled: { fr: '{event:cap} annulé{event.e}', en: 'Cancelled' },
  notLocked: { fr: 'Feuille {attendance.de} à verrouiller d’abord', en: 'The {attendance} sheet must be locked first' },
  allMade: { fr: 'Plus rien à produire', en: 'Nothing left to make' },
  done: {
    fr: '{n, plural, =0 {Tout est déjà produit.} one {# document est en préparation.} other {# documents sont en préparation.}} {n, plural, =0 {} other {Chaque personne est prévenue quand le sien est prêt.}}',
    en: '{n, plural, =0 {Everything is already made.} one {# document is being made.} other {# documents are being made.}} {n, plural, =0 {} other {Each person is notified when theirs is ready.}}',
  },
  theTicket: { fr: '{ticket.le}', en: 'the {ticket}' },
  theAttestation: { fr: '{attestation.le}', en: 'the {attestation}' },
})

/** Each kind as it is asked for, and as it is spoken of. */
export const producedNames: Record<ProducedForMany, Sentence> = {
  ticket: produceManyWords.theTicket,
  attestation: produceManyWords.theAttestation,
  certificate: certificateWords.theCertificate,
}
