import { words } from '../../kernel/sentence.ts'

/** Sentences of an act on many registrations. */
export const registrationBulkWords = words({
  approve: { fr: 'Valider', en: 'Approve' },
  refuse: { fr: 'Refuser', en: 'Refuse' },
  confirm: { fr: 'Confirmer sans attendre', en: 'Confirm now' },
  cancel: { fr: 'Annuler {registration.les}', en: 'Cancel the {registration.pl}' },
  remind: { fr: 'Relancer', en: 'Remind' },
  title: {
    fr: '{act}\u00A0: {n, plural, one {# {registration}} other {# {registration.pl}}}',
    en: '{act}: {n, plural, one {# {registration}} other {# {registration.pl}}}',
  },
  will: {
    fr: '{n, plural, =0 {Aucune personne n’est concernée.} one {# personne est concernée et prévenue par mail.} other {# personnes sont concernées et prévenues par mail.}}',
    en: '{n, plural, =0 {Nobody is concerned.} one {# person is concerned and notified by email.} other {# people are concerned and notified by email.}}',
  },
  left: {
    fr: '{n, plural, one {# reste comme avant\u00A0:} other {# restent comme avant\u00A0:}}',
    en: '{n, plural, one {# stays as it was:} other {# stay as they were:}}',
  },
  done: {
    fr: '{n, plural, =0 {Rien n’a changé.} one {C’est fait pour # personne.} other {C’est fait pour # personnes.}}',
    en: '{n, plural, =0 {Nothing has changed.} one {Done for # person.} other {Done for # people.}}',
  },
  undo: { fr: 'Annuler cet acte', en: 'Undo' },
  undone: {
    fr: '{n, plural, =0 {Rien n’a été rétabli.} one {# {registration} rétabli{registration.e}.} other {# {registration.pl} rétabli{registration.es}.}}',
    en: '{n, plural, =0 {Nothing was restored.} one {# {registration} restored.} other {# {registration.pl} restored.}}',
  },
  final: {
    fr: 'Les mails partent aussitôt\u00A0: on ne peut pas revenir en arrière.',
    en: 'The emails are sent at once: this cannot be undone.',
  },
  undoable: {
    fr: 'Vous pourrez revenir en arrière pendant {hours} heures, tant qu’il reste des places.',
    en: 'You can undo this within {hours} hours, as long as places remain.',
  },
  apply: { fr: 'Appliquer', en: 'Apply' },
  atStatus: { fr: 'Statut «\u00A0{status}\u00A0»', en: 'Status “{status}”' },
  formAwaited: { fr: 'déjà acceptée, un formulaire est attendu', en: 'accepted already, a form is awaited' },
  noPlace: { fr: 'Plus de place', en: 'No place left' },
  notInList: { fr: 'Introuvable dans cette liste', en: 'Not found in this list' },
  numbered: { fr: 'n°\u00A0{id}', en: 'no. {id}' },
  byEvent: { fr: 'Par {event}', en: 'By {event}' },
  concerned: { fr: 'Concerné{registration.es}', en: 'Concerned' },
  unchanged: { fr: 'Inchangé{registration.es}', en: 'Unchanged' },
  changedSince: { fr: 'Modifié{registration.e} depuis', en: 'Changed since' },
  wasInvited: { fr: 'Invitation\u00A0: à renvoyer', en: 'Invitation: to be sent again' },
})
