import { job } from '../../platform/work/jobs.ts'

/** Each morning, those whose tasks are late are told. */
export const remindEachMorning = job<Record<string, never>>({
  name: 'remind-tasks',
  label: { fr: 'Rappeler {task.les}', en: 'Reminding of {task.pl}' },
  schedule: '0 8 * * *',
})
