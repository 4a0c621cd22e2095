import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import { labels } from '../../kernel/labels.ts'

/** How an action stands, as its task does. Its key is what travels. */
export const improvementStatus = catalogue({
  todo: { code: 0, label: labels.inProgress, tone: 'info' },
  done: { code: 5, label: { fr: 'Réalisée', en: 'Carried out' }, tone: 'success' },
  cancelled: { code: 9, label: { fr: 'Abandonnée', en: 'Given up' } },
})
export type ImprovementStatus = KeyOf<typeof improvementStatus>
