import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** What becomes of a line of a file. */
export const lineOutcome = catalogue({
  created: { code: 1, label: { fr: 'À créer', en: 'To create' }, tone: 'success' },
  changed: { code: 2, label: { fr: 'À modifier', en: 'To change' }, tone: 'info' },
  unchanged: { code: 3, label: { fr: 'Inchangé', en: 'Unchanged' }, tone: 'neutral' },
  refused: { code: 4, label: { fr: 'À corriger', en: 'To correct' }, tone: 'danger' },
})
export type LineOutcome = KeyOf<typeof lineOutcome>
