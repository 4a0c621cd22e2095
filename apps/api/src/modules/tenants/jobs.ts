import { job } from '../../platform/work/jobs.ts'

/** Each night, the suspensions announced for the day begin. */
export const suspendAnnouncedJob = job<Record<string, never>>({
  name: 'suspend-announced',
  label: { fr: 'Suspendre les espaces annoncés', en: 'Suspending the spaces announced' },
  schedule: '5 0 * * *',
})

export const exportTenantJob = job<{ work_id: number }>({
  name: 'export-tenant',
  label: { fr: 'Réunir toutes les données de l’espace', en: 'Gathering all the data of the space' },
  retries: 0,
})
