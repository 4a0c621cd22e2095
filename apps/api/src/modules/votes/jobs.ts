import { job } from '../../platform/work/jobs.ts'

/** Sent when the first vote of an assembly opens, and when the last one closes. */
export const tellVoters = job<{ resolution_id: number; moment: 'open_vote' | 'vote_result' }>({
  name: 'tell-voters',
  label: { fr: 'Prévenir les votants', en: 'Notifying the voters' },
})
