import type { InputType } from '../forms/inputs/input-type.ts'
import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Nature of a field of a record. */
export const fieldNature = catalogue({
  aggregate: { code: 1, label: { fr: 'Champ calculé', en: 'Computed field' }, tone: 'info' },
  custom: { code: 2, label: { fr: 'Champ personnalisé', en: 'Custom field' }, tone: 'success' },
  design: { code: 3, label: { fr: 'Mise en page', en: 'Layout' } },
  guide: { code: 4, label: { fr: 'Aide', en: 'Help' } },
  native: { code: 5, label: { fr: 'Champ d’origine', en: 'Built-in field' } },
  preselected: { code: 6, label: { fr: 'Valeur imposée', en: 'Imposed value' }, tone: 'warning' },
  setting: { code: 7, label: { fr: 'Réglage', en: 'Setting' } },
})
export type FieldNature = KeyOf<typeof fieldNature>

/** Natures that hold no answer: only their text is drawn. */
export const isOnlyText = (nature: FieldNature): boolean => nature === 'design' || nature === 'guide'
/** Natures whose value nobody types. */
export const isNeverTyped = (nature: FieldNature): boolean => isOnlyText(nature) || nature === 'aggregate' || nature === 'preselected'

/** Types whose answer fits in the cell of a list. */
export const columnTypes: readonly InputType[] = ['text', 'number', 'date', 'select', 'checkbox', 'multiSelect', 'stars']
