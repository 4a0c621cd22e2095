import { job } from '../../platform/work/jobs.ts'

/** Writes the mails of a sending to many people, batch after batch. */
export const sendCampaign = job<{ campaign_id: number }>({
  name: 'send-campaign',
  label: { fr: 'Envoi à plusieurs', en: 'Sending to several people' },
  retries: 5,
})
