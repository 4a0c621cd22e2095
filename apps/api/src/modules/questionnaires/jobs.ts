import { job } from '../../platform/work/jobs.ts'

/** Sent when somebody sends a questionnaire now; `occurrence` tells that sending from another. */
export const mailQuestionnaire = job<{ sending: number; occurrence: string }>({
  name: 'mail-questionnaire',
  label: { fr: 'Envoi {questionnaire.de}', en: 'Sending {questionnaire.un}' },
  retries: 3,
})

/** Sent with a response that names its person and has an alert. */
export const raiseAlertJob = job<{ response: number }>({
  name: 'raise-questionnaire-alert',
  label: { fr: 'Alerte sur une réponse', en: 'Alert on an answer' },
  retries: 5,
})

/** Each morning, those of anonymous responses. */
export const raiseAnonymousAlertsJob = job<Record<string, never>>({
  name: 'raise-anonymous-alerts',
  label: { fr: 'Alertes des réponses anonymes', en: 'Alerts of anonymous answers' },
  schedule: '15 7 * * *',
  retries: 5,
})
