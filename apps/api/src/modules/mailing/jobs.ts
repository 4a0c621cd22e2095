import { job } from '../../platform/jobs.ts'

export const deliverMail = job<{ mail_id: number }>({ name: 'deliver-mail', retries: 5 })
