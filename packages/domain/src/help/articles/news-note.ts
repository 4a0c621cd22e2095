import type { Sentence } from '../../kernel/sentence.ts'

/** One thing that changed in the product, told to those it concerns; `key` never changes, for people have read up to it. */
export type News = { key: string; day: string; title: Sentence; text: Sentence; isForAdministration?: true }
