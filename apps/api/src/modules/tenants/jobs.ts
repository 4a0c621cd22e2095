import { job } from '../../platform/jobs.ts'

export const exportTenantJob = job<{ work_id: number }>({
  name: 'export-tenant',
  label: { fr: 'Réunir toutes les données de l’espace', en: 'Gathering all the data of the space' },
  retries: 0,
})
