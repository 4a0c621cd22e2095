import type { Sentence } from './sentence.ts'

/** Labels a tenant says in its own words, by list and key; a language left empty is not reworded. */
export type Labels = Readonly<Record<string, Readonly<Record<string, Sentence>>>>
type List = { keys: readonly string[]; labelOf: (key: never) => Sentence }

const lists = new Map<string, { title: Sentence; list: List }>()
const places = new WeakMap<Sentence, { list: string; key: string }>()

/** Lets tenants reword the labels of a catalogue; its codes and transitions stay. */
export function rewordable<const C extends List>(name: string, title: Sentence, list: C): C {
  lists.set(name, { title, list })
  for (const key of list.keys) places.set(list.labelOf(key as never), { list: name, key })
  return list
}

/** Every list that may be reworded, among the modules that are loaded. */
export const rewordableLists = (): { name: string; title: Sentence; entries: { key: string; label: Sentence }[] }[] =>
  [...lists].map(([name, { title, list }]) => ({
    name,
    title,
    entries: list.keys.map((key) => ({ key, label: list.labelOf(key as never) })),
  }))

/** What a tenant says instead of a label; undefined for any other sentence. French alone serves in both languages (TYP-13). */
export function rewordingOf(sentence: Sentence, labels: Labels, locale: keyof Sentence): string | undefined {
  const place = places.get(sentence)
  const own = place && labels[place.list]?.[place.key]
  return own?.[locale] || own?.fr || undefined
}
