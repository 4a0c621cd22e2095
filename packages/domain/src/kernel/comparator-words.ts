import type { Comparator } from './listing.ts'
import type { Sentence } from './sentence.ts'

/** How a filter compares, between the name of its field and its value. */
export const comparatorWords = {
  '=': { fr: 'est égal à', en: 'equals' },
  '!=': { fr: 'est différent de', en: 'is not' },
  '>': { fr: 'est supérieur à', en: 'is greater than' },
  '<': { fr: 'est inférieur à', en: 'is less than' },
  contains: { fr: 'contient', en: 'contains' },
  X: { fr: 'est vide', en: 'is empty' },
} as const satisfies Record<Comparator, Sentence>
