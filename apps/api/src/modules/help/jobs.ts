import { eachMinute } from '../../platform/work/each-minute.ts'
import { job } from '../../platform/work/jobs.ts'

/** Each minute the product is up, it says so. */
export const markServiceMinute = job<Record<string, never>>({
  name: 'service-minute',
  label: { fr: 'Mesurer la disponibilité', en: 'Measuring availability' },
  schedule: eachMinute,
  retries: 0,
})

export const tellSupportAnswer = job<{ request_id: number; message_id: number }>({
  name: 'tell-support-answer',
  label: { fr: 'Prévenir d’une réponse de l’assistance', en: 'Notifying of a reply from support' },
  retries: 5,
})
