import { eachMinute } from '../../platform/work/each-minute.ts'
import { job } from '../../platform/work/jobs.ts'
import type { NotedReport } from './bounces/read-report.ts'
import type { NotedSms } from './sms/note-sms-report.ts'

/** Tried again for an hour: half a minute after the first failure, then twice as long each time. */
export const deliverMail = job<{ mail_id: number }>({
  name: 'deliver-mail',
  label: { fr: 'Envoi d’un mail', en: 'Sending a mail' },
  retries: 7,
  concurrency: 4,
  batch: 8,
  retryDelay: 30,
})

/** Sent when one is written, and each minute for those whose hour has come. */
export const deliverSms = job<Record<string, never>>({
  name: 'deliver-sms',
  label: { fr: 'Envoi de SMS', en: 'Sending text messages' },
  schedule: eachMinute,
  retries: 2,
})

/** Sent when one is written, and each minute for those whose hour has come. */
export const deliverPush = job<Record<string, never>>({
  name: 'deliver-push',
  label: { fr: 'Envoi de notifications', en: 'Sending notifications' },
  schedule: eachMinute,
  retries: 2,
})

/** Each minute, what the dates call for. */
export const sendDueMails = job<Record<string, never>>({
  name: 'send-due-mails',
  label: { fr: 'Envoi des rappels', en: 'Sending reminders' },
  schedule: eachMinute,
})

/** What came of a mail after it left, handed to its tenant. */
export const noteReports = job<NotedReport>({
  name: 'note-mail-report',
  label: { fr: 'Retour d’un mail', en: 'Report on a mail' },
  retries: 3,
  concurrency: 4,
})

/** What came of a text message after it left, handed to its tenant. */
export const noteSms = job<NotedSms>({
  name: 'note-sms-report',
  label: { fr: 'Retour d’un SMS', en: 'Report on a text message' },
  retries: 3,
  concurrency: 4,
})

/** Every five minutes, what servers returned. */
export const collectMailReports = job<Record<string, never>>({
  name: 'collect-mail-reports',
  label: { fr: 'Lecture des mails en retour', en: 'Reading returned mails' },
  schedule: '*/5 * * * *',
})

/** Asked by a person, and each night: a record may be taken out of the DNS. */
export const checkSenderDomain = job<Record<string, never>>({
  name: 'check-sender-domain',
  label: { fr: 'Vérification du domaine d’envoi', en: 'Checking the sending domain' },
  schedule: '20 4 * * *',
  retries: 2,
})

/** Every ten minutes: a queue that does not move is somebody's to look at. */
export const watchMailQueue = job<Record<string, never>>({
  name: 'watch-mail-queue',
  label: { fr: 'Surveillance des envois', en: 'Watching the sending of mails' },
  schedule: '*/10 * * * *',
})

/** Somebody answered STOP to a text message. */
export const noteStop = job<{ number: string }>({
  name: 'note-sms-stop',
  label: { fr: 'Désinscription par SMS', en: 'Unsubscription by text message' },
  retries: 3,
})
