import type { Language } from '@kxo/domain/kernel/language'
import type { Sentence } from '@kxo/domain/kernel/sentence'

/** The words of a printed page, said for the tenant and the reader: what a template reads as `labels`. */
export const spokenWords = <W extends Readonly<Record<string, Sentence>>>(sentences: W, language: Language) =>
  Object.fromEntries(Object.entries(sentences).map(([key, sentence]) => [key, language.say(sentence)])) as Record<keyof W, string>
