import { job } from '../../platform/work/jobs.ts'

export const recomputeRegionsJob = job<{ work_id: number; user_id: number | null }>({
  name: 'recompute-regions',
  label: { fr: 'Recalculer {region.les}', en: 'Recomputing {region.pl}' },
  retries: 3,
})
