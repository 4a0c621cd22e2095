import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { words } from '../kernel/sentence.ts'

/** How many voices a resolution needs to be adopted. */
export const majority = catalogue({
  simple: { code: 1, label: { fr: 'Majorité simple', en: 'Simple majority' } },
  absolute: { code: 2, label: { fr: 'Majorité absolue', en: 'Absolute majority' } },
  twoThirds: { code: 3, label: { fr: 'Deux tiers', en: 'Two thirds' } },
})
export type Majority = KeyOf<typeof majority>

/** What each majority asks, as people read it. */
export const majorityMeaning = words({
  simple: { fr: 'plus de voix pour que contre', en: 'more votes for than against' },
  absolute: { fr: 'plus de la moitié des voix présentes ou représentées', en: 'more than half of the votes present or represented' },
  twoThirds: {
    fr: 'au moins les deux tiers des voix présentes ou représentées',
    en: 'at least two thirds of the votes present or represented',
  },
})
