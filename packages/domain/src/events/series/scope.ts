import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'

/** How far an act on one date of a series goes; dates that are over, cancelled or closed are left as they are. */
export const seriesScope = catalogue({
  this: { code: 1, label: { fr: 'Cette date seulement', en: 'This date only' } },
  following: { code: 2, label: { fr: 'Cette date et les suivantes', en: 'This date and the following ones' } },
  all: { code: 3, label: { fr: 'Toute la série, pour les dates à venir', en: 'The whole series, for the dates to come' } },
})
export type SeriesScope = KeyOf<typeof seriesScope>
