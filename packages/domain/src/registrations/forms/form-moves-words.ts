import { words } from '../../kernel/sentence.ts'

/** Sentences of the events that ask a form. */
export const formMovesWords = words({
  uses: { fr: 'Utilisation', en: 'Usage' },
  none: { fr: '{event.aucun:cap} ne pose ces questions.', en: 'No {event} asks these questions.' },
  noneHelp: { fr: 'Choisissez ce formulaire à l’étape {registration:cap}.', en: 'Choose this form in the {registration:cap} step.' },
  event: { fr: '{event:cap}', en: '{event:cap}' },
  date: { fr: 'Date', en: 'Date' },
  version: { fr: 'Version posée', en: 'Version asked' },
  latest: { fr: 'la dernière', en: 'the latest' },
  behind: {
    fr: '{n, plural, one {# {event.sg} pose} other {# {event.pl} posent}} encore une version antérieure.',
    en: '{n, plural, one {# {event.sg} still asks} other {# {event.pl} still ask}} a former version.',
  },
  move: {
    fr: 'Passer à la dernière version',
    en: 'Move to the latest version',
  },
  moveTitle: {
    fr: 'Passer {n, plural, one {# {event.sg}} other {# {event.pl}}} à la dernière version\u202F?',
    en: 'Move {n, plural, one {# {event.sg}} other {# {event.pl}}} to the latest version?',
  },
  moved: {
    fr: '{n, plural, one {# {event.sg} passé{event.e}} other {# {event.pl} passé{event.e}s}}\u00A0: {moved, plural, =0 {aucune réponse reprise} one {# réponse reprise} other {# réponses reprises}}.',
    en: '{n, plural, one {# {event.sg} moved} other {# {event.pl} moved}}: {moved, plural, =0 {no answer carried over} one {# answer carried over} other {# answers carried over}}.',
  },
  fromVersion: { fr: 'Depuis la version {n}', en: 'From version {n}' },
  former: { fr: 'Question posée', en: 'Question asked' },
  next: { fr: 'Dans la dernière version', en: 'In the latest version' },
  answers: { fr: 'Réponses', en: 'Answers' },
  kept: { fr: 'reprises', en: 'carried over' },
  left: { fr: 'gardées à part', en: 'kept aside' },
  added: { fr: 'à donner', en: 'to be given' },
})
