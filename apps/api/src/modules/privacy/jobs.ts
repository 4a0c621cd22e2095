import { job } from '../../platform/work/jobs.ts'

export const exportPersonJob = job<{ request_id: number }>({
  name: 'export-person',
  label: { fr: 'Réunir les données d’une personne', en: 'Gathering a person’s data' },
  retries: 3,
})
export const erasePersonJob = job<{ request_id: number; by: number | null }>({
  name: 'erase-person',
  label: { fr: 'Effacer les données d’une personne', en: 'Erasing a person’s data' },
  retries: 3,
})
/** Each night, exports that are over and mails of erasures go. */
export const forgetEachNightJob = job<Record<string, never>>({
  name: 'forget-exports',
  label: { fr: 'Supprimer les copies de données expirées', en: 'Removing expired copies of data' },
  schedule: '20 3 * * *',
})
/** Each night, evidence and acts whose years are over in the tenants that live. */
export const applyRetentionJob = job<Record<string, never>>({
  name: 'apply-retention',
  label: { fr: 'Supprimer ce que plus rien n’oblige à garder', en: 'Removing what nothing requires to keep any more' },
  schedule: '40 3 * * *',
  retries: 1,
})
/** Each hour, answers kept for replays and counts of what callers set off, once they are a day old. */
export const forgetAfterADayJob = job<Record<string, never>>({
  name: 'forget-after-a-day',
  label: { fr: 'Supprimer ce qui ne se garde qu’un jour', en: 'Removing what is kept for a day only' },
  schedule: '40 * * * *',
})
/** Each night, the tenants whose deletion was confirmed and is due. */
export const endTenantsJob = job<Record<string, never>>({
  name: 'end-tenants',
  label: { fr: 'Effacer les espaces dont la suppression est due', en: 'Erasing the spaces whose deletion is due' },
  schedule: '50 2 * * *',
  retries: 1,
})
/** Each night, what ended tenants kept and whose years are over. */
export const purgeEndedJob = job<Record<string, never>>({
  name: 'purge-ended-tenants',
  label: { fr: 'Effacer ce que les espaces supprimés n’ont plus à garder', en: 'Erasing what deleted spaces no longer have to keep' },
  schedule: '10 3 * * *',
  retries: 1,
})
