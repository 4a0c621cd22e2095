import { errorList } from '../kernel/errors.ts'

export const quizzesErrors = errorList({
  noQuestion: { http: 409, fr: 'Ajoutez au moins une question.', en: 'Add at least one question.' },
  noStatement: { http: 409, fr: 'Écrivez l’énoncé de la question {n}.', en: 'Write the statement of question {n}.' },
  noRightAnswer: { http: 409, fr: 'Indiquez la bonne réponse de la question {n}.', en: 'Say which answer to question {n} is right.' },
  tooFewChoices: { http: 409, fr: 'Donnez au moins deux propositions à la question {n}.', en: 'Give question {n} at least two options.' },
  hasAttempts: { http: 409, fr: '{quiz.le:cap} ne peut pas être supprimé{quiz.e}.', en: 'The {quiz} cannot be deleted.' },
  notPublished: {
    http: 409,
    fr: 'Publiez {quiz.ce} avant de le donner à {event.un}.',
    en: 'Publish this {quiz} before {event.un} gives it.',
  },
  alreadyGiven: {
    http: 409,
    fr: '{event.ce:cap} donne déjà {quiz.ce} à ce moment.',
    en: 'This {event} already gives this {quiz} at that moment.',
  },
  quizNotYet: { http: 409, fr: '{quiz.ce:cap} n’est pas encore ouvert{quiz.e}.', en: 'This {quiz} is not open yet.' },
  quizClosed: { http: 409, fr: '{quiz.ce:cap} est fermé{quiz.e}.', en: 'This {quiz} is closed.' },
  noAttemptLeft: { http: 409, fr: 'Il ne vous reste aucun essai.', en: 'You have no attempt left.' },
  attemptOver: {
    http: 409,
    fr: 'Cet essai est terminé\u00A0: ses réponses ne changent plus.',
    en: 'This attempt is over: its answers no longer change.',
  },
  notToMark: { http: 409, fr: 'Cette réponse ne se corrige pas à la main.', en: 'This answer is not marked by hand.' },
  nobodyToTake: {
    http: 409,
    fr: 'Personne n’attend {quiz.ce}\u00A0: tout le monde l’a passé, ou n’est pas concerné.',
    en: 'Nobody is waiting for this {quiz}: everyone took it, or it does not concern them.',
  },
})
