import { job } from '../../platform/jobs.ts'

/** Tried again for an hour: half a minute after the first failure, then twice as long each time. */
export const deliverMail = job<{ mail_id: number }>({
  name: 'deliver-mail',
  label: { fr: 'Envoi d’un mail', en: 'Sending a mail' },
  retries: 7,
  concurrency: 4,
  retryDelay: 30,
})
