import type { Sentence } from '../../kernel/sentence.ts'
import { words } from '../../kernel/sentence.ts'
import type { ReminderRefusal } from './reminders.ts'

/** Reminders of bills sent by hand, one or many. */
export const remindingWords = words({
  remind: { fr: 'Relancer', en: 'Remind' },
  remindBill: { fr: 'Relancer {bill.le} {number}', en: 'Remind about {bill} {number}' },
  send: { fr: 'Envoyer la relance', en: 'Send the reminder' },
  leaves: { fr: '{letter}, à {recipient}', en: '{letter}, to {recipient}' },
  sent: { fr: 'La relance est partie.', en: 'The reminder has been sent.' },
  preview: { fr: 'Aperçu de la relance', en: 'Preview of the reminder' },
  reminders: { fr: 'Relances', en: 'Reminders' },
  lastReminder: { fr: 'Dernière relance', en: 'Last reminder' },
  numbered: { fr: '{n} · {day, date, short}', en: '{n} · {day, date, short}' },
  remindedTimes: {
    fr: '{n, plural, one {Relance envoyée le {day, date, short}} other {# relances, la dernière le {day, date, short}}}',
    en: '{n, plural, one {Reminder sent on {day, date, short}} other {# reminders, the last on {day, date, short}}}',
  },
  never: { fr: 'Jamais relancé{bill.e}', en: 'Never reminded' },
  title: {
    fr: 'Relancer {n, plural, one {# {bill}} other {# {bill.pl}}}',
    en: 'Remind about {n, plural, one {# {bill}} other {# {bill.pl}}}',
  },
  will: {
    fr: '{n, plural, =0 {Aucune relance à envoyer.} one {# relance partira par mail.} other {# relances partiront par mail.}}',
    en: '{n, plural, =0 {No reminder to send.} one {# reminder will be sent by email.} other {# reminders will be sent by email.}}',
  },
  left: {
    fr: '{n, plural, one {# {bill} n’est pas relancé{bill.e}\u00A0:} other {# {bill.pl} ne sont pas relancé{bill.es}\u00A0:}}',
    en: '{n, plural, one {# {bill} is not reminded about:} other {# {bill.pl} are not reminded about:}}',
  },
  done: {
    fr: '{n, plural, =0 {Aucune relance n’est partie.} one {# relance est partie.} other {# relances sont parties.}}',
    en: '{n, plural, =0 {No reminder was sent.} one {# reminder was sent.} other {# reminders were sent.}}',
  },
  help: {
    fr: 'Chaque payeur reçoit la relance suivante, avec le texte de vos modèles de mail. Les relances automatiques en tiennent compte.',
    en: 'Each payer receives the next reminder, in the words of your email templates. Automatic reminders take it into account.',
  },
  // Why one is not sent.
  notIssued: { fr: '{bill.le:cap} n’est pas émis{bill.e}', en: 'The {bill} is not issued' },
  settled: { fr: 'Rien ne reste à payer', en: 'Nothing is left to pay' },
  notDue: { fr: 'L’échéance n’est pas passée', en: 'The due date has not passed' },
  notDueUntil: {
    fr: 'L’échéance n’est pas passée\u00A0: relance possible à partir du {from, date, short}',
    en: 'The due date has not passed: a reminder can be sent from {from, date, short}',
  },
  noRecipient: {
    fr: 'Personne à qui écrire\u00A0: il manque une adresse de facturation, ou {referent.un}',
    en: 'Nobody to write to: a billing address or {referent.un} is missing',
  },
  allSent: { fr: 'Les trois relances sont parties', en: 'All three reminders have been sent' },
  switchedOff: {
    fr: 'Les relances suivantes sont désactivées dans vos modèles',
    en: 'The next reminders are switched off in your templates',
  },
  tooSoon: {
    fr: 'Déjà relancé{bill.e} il y a peu\u00A0: prochaine relance possible le {from, date, short}',
    en: 'Reminded recently: the next reminder can be sent on {from, date, short}',
  },
  notWritten: {
    fr: 'Une condition de votre modèle n’est pas remplie',
    en: 'A condition of your template does not hold',
  },
})

/** Why a bill is not reminded of; `from` is a value of some. */
export const refusalSentence = (refusal: ReminderRefusal, from?: string): Sentence =>
  refusal === 'notDue' && from !== undefined ? remindingWords.notDueUntil : remindingWords[refusal]
