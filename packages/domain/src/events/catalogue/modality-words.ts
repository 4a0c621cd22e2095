import type { Sentence } from '../../kernel/sentence.ts'
import type { modalities } from './catalogue-address.ts'
import { catalogueWords as w } from './catalogue-words.ts'

/** How an event is attended, in words. */
export const modalityWords: Readonly<Record<(typeof modalities)[number], Sentence>> = {
  place: w.modalityPlace,
  online: w.remote,
  asynchronous: w.asynchronous,
}
