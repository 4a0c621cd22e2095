import { words } from '../../kernel/sentence.ts'

/** Sentences of a request nobody answered in time. */
export const lateAnswerWords = words({
  task: { fr: 'Répondre à {name}', en: 'Answer {name}' },
  taskText: {
    fr: 'Demande pour «\u00A0{title}\u00A0», sans réponse depuis {n, plural, one {# jour} other {# jours}}.',
    en: 'Request for “{title}”, unanswered for {n, plural, one {# day} other {# days}}.',
  },
})
