import { job } from '../../platform/work/jobs.ts'

/** Sent when the mission order of a part is asked for by mail; worked by the module that prints it. */
export const sendMissionOrder = job<{ assignment_id: number }>({
  name: 'send-mission-order',
  label: { fr: 'Envoyer un ordre de mission', en: 'Sending a mission order' },
})
