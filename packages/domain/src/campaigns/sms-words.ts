import { words } from '../kernel/sentence.ts'

export const smsCampaignWords = words({
  title: { fr: 'Envoyer un SMS à plusieurs personnes', en: 'Send a text message to several people' },
  numbers: { fr: 'Numéros à ajouter', en: 'Numbers to add' },
  numbersHelp: { fr: 'Un numéro par ligne, ou séparés par des virgules.', en: 'One number per line, or separated by commas.' },
  send: {
    fr: 'Envoyer à {n, plural, =0 {personne} one {# personne} other {# personnes}}',
    en: 'Send to {n, plural, =0 {nobody} one {# person} other {# people}}',
  },
  cost: {
    fr: '{segments, plural, one {# SMS} other {# SMS}}, {price}',
    en: '{segments, plural, one {# message} other {# messages}}, {price}',
  },
  confirm: {
    fr: '{n, plural, one {# personne le recevra} other {# personnes le recevront}}\u00A0: {segments, plural, one {# SMS} other {# SMS}}, {price}. Type\u00A0: {kind}.',
    en: '{n, plural, one {# person} other {# people}} will receive it: {segments, plural, one {# message} other {# messages}}, {price}. Type: {kind}.',
  },
  started: { fr: 'Les SMS partent.', en: 'The text messages are being sent.' },
  previewFor: { fr: 'Tel que le lira {name}', en: 'As {name} will read it' },
})
