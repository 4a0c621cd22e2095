import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** Sentences of a message to those registered for an event. */
export const messageWords = words({
  write: { fr: 'Écrire aux inscrits', en: 'Write to those registered' },
  title: { fr: 'Écrire aux inscrits de «\u00A0{title}\u00A0»', en: 'Write to those registered for “{title}”' },
  to: { fr: 'À qui', en: 'To whom' },
  toHelp: { fr: '{registration.pl:cap} à ces statuts.', en: '{registration.pl:cap} with these statuses.' },
  subject: labels.subject,
  message: labels.message,
  messageHelp: {
    fr: 'Chaque personne le reçoit à son nom, dans le cadre de votre organisation.',
    en: 'Each person receives it in their name, in your organisation’s layout.',
  },
  reaches: {
    fr: '{n, plural, =0 {Personne n’est à ces statuts.} one {# personne le recevra.} other {# personnes le recevront.}}',
    en: '{n, plural, =0 {Nobody has these statuses.} one {# person will receive it.} other {# people will receive it.}}',
  },
  send: { fr: 'Envoyer', en: 'Send' },
  sent: {
    fr: '{n, plural, one {Le message part vers # personne.} other {Le message part vers # personnes.}}',
    en: '{n, plural, one {The message is on its way to # person.} other {The message is on its way to # people.}}',
  },
})
