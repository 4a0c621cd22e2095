import { job } from '../../platform/work/jobs.ts'

/** Sent when somebody sends a quiz now; `occurrence` tells that sending from another. */
export const mailQuiz = job<{ eventQuiz: number; occurrence: string }>({
  name: 'mail-quiz',
  label: { fr: 'Envoi {quiz.de}', en: 'Sending {quiz.un}' },
  retries: 3,
})
