import { labels } from '../kernel/labels.ts'
import { catalogue, type KeyOf } from './catalogue.ts'

/** How a long work stands; the same codes as the status of a task. */
export const workStatus = catalogue({
  running: { code: 0, label: labels.inProgress, tone: 'info', next: ['done', 'failed', 'stopped'] },
  done: { code: 5, label: { fr: 'Terminé', en: 'Done' }, tone: 'success' },
  failed: { code: 7, label: { fr: 'En erreur', en: 'Failed' }, tone: 'danger', next: ['running'] },
  stopped: { code: 9, label: { fr: 'Arrêté', en: 'Stopped' }, tone: 'neutral', next: ['running'] },
})
export type WorkStatus = KeyOf<typeof workStatus>
