import { job } from '../../platform/work/jobs.ts'

/** Writes to the referents of the companies a campaign concerns; `occurrence` tells one opening from another. */
export const mailCampaign = job<{ contribution: number; occurrence: string }>({
  name: 'mail-contribution-campaign',
  label: { fr: 'Campagne {contribution.de}', en: 'Campaign of {contribution.un}' },
  retries: 3,
})
/** Makes members of those whose period begins, and ends that of those it left, every night. */
export const followMemberships = job<Record<never, never>>({
  name: 'follow-memberships',
  label: { fr: 'Mettre à jour les {member.pl}', en: 'Updating the {member.pl}' },
  schedule: '20 0 * * *',
})
