import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** Sentences of an act on many people. */
export const bulkWords = words({
  write: { fr: 'Envoyer un mail', en: 'Send an email' },
  writeTitle: {
    fr: 'Écrire à {n, plural, one {# personne} other {# personnes}}',
    en: 'Write to {n, plural, one {# person} other {# people}}',
  },
  writeHelp: {
    fr: 'Un message d’information, que chaque personne reçoit à son nom. Une offre commerciale demande l’accord de chacune\u00A0: elle ne part pas d’ici.',
    en: 'A service message, which each person receives in their own name. A commercial offer needs each one’s agreement: it is not sent from here.',
  },
  subject: labels.subject,
  message: labels.message,
  willWrite: {
    fr: '{n, plural, =0 {Personne ne recevra ce message.} one {# personne recevra ce message.} other {# personnes recevront ce message.}}',
    en: '{n, plural, =0 {Nobody will receive this message.} one {# person will receive this message.} other {# people will receive this message.}}',
  },
  written: {
    fr: '{n, plural, =0 {Aucun message n’est parti.} one {# message est parti.} other {# messages sont partis.}}',
    en: '{n, plural, =0 {No message was sent.} one {# message was sent.} other {# messages were sent.}}',
  },
  send: { fr: 'Envoyer', en: 'Send' },
  rejectedMail: { fr: 'Le dernier mail à cette adresse est revenu', en: 'The last email to this address came back' },
  validate: { fr: 'Valider', en: 'Approve' },
  invite: { fr: 'Inviter', en: 'Invite' },
  attach: { fr: 'Rattacher', en: 'Link' },
  edit: labels.edit,
  disable: { fr: 'Désactiver', en: 'Deactivate' },
  validateTitle: {
    fr: 'Valider {n, plural, one {# compte} other {# comptes}}',
    en: 'Approve {n, plural, one {# account} other {# accounts}}',
  },
  inviteTitle: {
    fr: 'Inviter {n, plural, one {# personne} other {# personnes}} à créer leur compte',
    en: 'Invite {n, plural, one {# person} other {# people}} to open their account',
  },
  attachTitle: {
    fr: 'Rattacher {n, plural, one {# personne} other {# personnes}} à {company.un}',
    en: 'Link {n, plural, one {# person} other {# people}} to {company.un}',
  },
  editTitle: { fr: 'Modifier {n, plural, one {# fiche} other {# fiches}}', en: 'Edit {n, plural, one {# record} other {# records}}' },
  disableTitle: {
    fr: 'Désactiver {n, plural, one {# compte} other {# comptes}}',
    en: 'Deactivate {n, plural, one {# account} other {# accounts}}',
  },
  validateHelp: { fr: 'Chaque personne en est prévenue par mail.', en: 'Each person is notified by email.' },
  inviteHelp: {
    fr: 'Chaque personne reçoit par mail un lien pour choisir son mot de passe.',
    en: 'Each person receives by email a link to choose a password.',
  },
  attachHelp: {
    fr: 'Chaque personne quitte son rattachement actuel, qui reste dans son historique.',
    en: 'Each person leaves their current {company}, which stays in their history.',
  },
  disableHelp: {
    fr: 'Ces personnes ne pourront plus se connecter et leurs sessions se ferment\u202F; chacune en est prévenue par mail. Rien n’est supprimé.',
    en: 'These people will no longer be able to sign in and their sessions end; each is notified by email. Nothing is deleted.',
  },
  field: { fr: 'Champ', en: 'Field' },
  value: { fr: 'Valeur', en: 'Value' },
  noCompany: { fr: '{company.aucun:cap}', en: 'No {company}' },
  noRegion: { fr: '{region.aucun:cap}', en: 'No {region}' },
  willChange: {
    fr: '{n, plural, =0 {Aucune fiche ne sera modifiée.} one {# fiche sera modifiée.} other {# fiches seront modifiées.}}',
    en: '{n, plural, =0 {No record will change.} one {# record will change.} other {# records will change.}}',
  },
  changed: {
    fr: '{n, plural, =0 {Aucune fiche n’a été modifiée.} one {# fiche a été modifiée.} other {# fiches ont été modifiées.}}',
    en: '{n, plural, =0 {No record was changed.} one {# record was changed.} other {# records were changed.}}',
  },
  left: {
    fr: '{n, plural, one {# personne laissée de côté} other {# personnes laissées de côté}}',
    en: '{n, plural, one {# person left out} other {# people left out}}',
  },
  apply: { fr: 'Appliquer', en: 'Apply' },
  close: labels.close,
  longHelp: {
    fr: 'Au-delà de {n} personnes, le travail se poursuit même si vous quittez cette page.',
    en: 'Beyond {n} people, the work continues even if you leave this page.',
  },
  administrator: {
    fr: 'Un compte d’administration ne peut pas être désactivé ainsi',
    en: 'An administration account cannot be deactivated this way',
  },
  self: { fr: 'Votre propre compte', en: 'Your own account' },
  noRight: { fr: 'Vos droits ne permettent pas de modifier cette fiche', en: 'Your rights do not allow changing this record' },
  already: { fr: 'Rien à changer', en: 'Nothing to change' },
  wrongStatus: { fr: 'Compte au statut «\u00A0{status}\u00A0»', en: 'Account in status “{status}”' },
  undo: labels.undoOperation,
  undoTitle: {
    fr: 'Annuler l’opération sur {n, plural, one {# fiche} other {# fiches}}',
    en: 'Undo the operation on {n, plural, one {# record} other {# records}}',
  },
  undone: {
    fr: '{n, plural, =0 {Aucune fiche n’a été rétablie.} one {# fiche a été rétablie.} other {# fiches ont été rétablies.}}',
    en: '{n, plural, =0 {No record was restored.} one {# record was restored.} other {# records were restored.}}',
  },
  changedSince: { fr: 'Modifiée depuis', en: 'Changed since' },
  onlyReferent: {
    fr: 'Personne d’autre n’est {referent} de {company.ce}\u00A0: ouvrez la fiche pour le décider',
    en: 'Nobody else is {referent} of that {company}: open the record to decide it',
  },
  gone: { fr: 'Fiche supprimée entre-temps', en: 'Record deleted meanwhile' },
  report: { fr: 'rapport', en: 'report' },
  outcome: { fr: 'Résultat', en: 'Result' },
  outcomeChanged: { fr: 'Modifié', en: 'Changed' },
  outcomeLeft: { fr: 'Laissé de côté', en: 'Left out' },
  why: labels.reason,
})
