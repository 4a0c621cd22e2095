import { job } from '../../platform/work/jobs.ts'

/** Sent when somebody sends a questionnaire now; `occurrence` tells that sending from another. */
export const mailQuestionnaire = job<{ sending: number; occurrence: string }>({
  name: 'mail-questionnaire',
  label: { fr: 'Envoi {questionnaire.de}', en: 'Sending {questionnaire.un}' },
  retries: 3,
})
