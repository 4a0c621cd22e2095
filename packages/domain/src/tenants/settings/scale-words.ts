import { words } from '../../kernel/sentence.ts'

export const scaleWords = words({
  days: { fr: 'Jusqu’à tant de jours avant', en: 'Up to this many days before' },
  rate: { fr: 'Part retenue (%)', en: 'Share kept (%)' },
  add: { fr: 'Ajouter une ligne au barème', en: 'Add a line to the scale' },
  remove: { fr: 'Retirer la ligne des {days} jours', en: 'Remove the line of {days} days' },
})
