import { job } from '../../platform/work/jobs.ts'

/** Frees the places of the registrations left unfinished, each minute. */
export const expireHoldsEachMinute = job<Record<string, never>>({
  name: 'expire-holds',
  label: { fr: 'Libérer les places non confirmées', en: 'Releasing unconfirmed places' },
  schedule: '* * * * *',
})
