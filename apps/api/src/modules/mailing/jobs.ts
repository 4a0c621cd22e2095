import { job } from '../../platform/work/jobs.ts'

/** Tried again for an hour: half a minute after the first failure, then twice as long each time. */
export const deliverMail = job<{ mail_id: number }>({
  name: 'deliver-mail',
  label: { fr: 'Envoi d’un mail', en: 'Sending a mail' },
  retries: 7,
  concurrency: 8,
  retryDelay: 30,
})

/** Each minute, what the dates call for. */
export const sendDueMails = job<Record<string, never>>({
  name: 'send-due-mails',
  label: { fr: 'Envoi des rappels', en: 'Sending reminders' },
  schedule: '* * * * *',
})
