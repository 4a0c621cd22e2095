import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** Sentences of a change of an event told to those it touches. */
export const noticeWords = words({
  who: { fr: 'Qui prévenir\u202F?', en: 'Who to notify?' },
  title: { fr: 'Prévenir d’un changement', en: 'Notify of a change' },
  what: { fr: 'Ce qui a changé', en: 'What changed' },
  date: { fr: 'Les dates ou les horaires', en: 'The dates or the hours' },
  place: { fr: 'Le lieu', en: 'The venue' },
  price: { fr: 'Les tarifs', en: 'The prices' },
  dateChanged: { fr: 'Les dates ont changé\u202F; personne n’est encore prévenu.', en: 'The dates changed; nobody has been notified yet.' },
  placeChanged: { fr: 'Le lieu a changé\u202F; personne n’est encore prévenu.', en: 'The venue changed; nobody has been notified yet.' },
  priceChanged: {
    fr: 'Les tarifs ont changé\u202F; personne n’est encore prévenu.',
    en: 'The prices changed; nobody has been notified yet.',
  },
  reason: labels.message,
  reasonHelp: { fr: 'Ajouté au message de chacun.', en: 'Added to everyone’s message.' },
  moment: { fr: 'Message envoyé\u00A0: {moment}', en: 'Message sent: {moment}' },
  renewal: {
    fr: '{ticket.le:cap} de qui en a un suit tout seul, dix minutes après le dernier changement de créneau.',
    en: 'Whoever has {ticket.un} receives it up to date, ten minutes after the last change of slot.',
  },
  tell: { fr: 'Prévenir maintenant', en: 'Notify now' },
  telling: {
    fr: '{n, plural, one {# personne va être prévenue.} other {# personnes vont être prévenues.}}',
    en: '{n, plural, one {# person is being notified.} other {# people are being notified.}}',
  },
})
