import { actWords } from './acts/act-words.ts'
import { buildingWords } from './building-words.ts'
import { catalogueWords } from './catalogue/catalogue-words.ts'

/** Sentences of the screens of events. */
export const eventsWords = { ...catalogueWords, ...buildingWords, ...actWords }
