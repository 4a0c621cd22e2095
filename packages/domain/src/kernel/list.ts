import type { Sentence } from './sentence.ts'

/** How a field of a list compares, is written and is exported; `money` is integer cents, `code` an entry of a catalogue. */
export type ListKind = 'text' | 'number' | 'money' | 'day' | 'instant' | 'flag' | 'code'

type Codes = { keys: readonly string[]; codeOf: (key: never) => number; labelOf: (key: never) => Sentence }

/** One field of a list, by its name on the wire. */
export type ListEntry = {
  label: Sentence
  kind: ListKind
  /** The catalogue of a `code`. */
  of?: Codes
  isSortable?: true
  /** Offered by the filter builder. */
  isFilterable?: true
  isExported?: true
  /** First width in pixels; what has none is no column. */
  width?: number
  /** A column that waits in the chooser. */
  isHidden?: true
  /** Never cut to fit. */
  isWhole?: true
}
export type List = Readonly<Record<string, ListEntry>>

/** Declares a list once: its query plan, columns, filters and exported file derive from it. */
export const list = <const L extends List>(entries: L): L => entries

type KeysWith<L extends List, Mark extends keyof ListEntry> = {
  [K in keyof L & string]: L[K] extends Record<Mark, unknown> ? K : never
}[keyof L & string]
export type ExportedKey<L extends List> = KeysWith<L, 'isExported'>
export type ColumnKey<L extends List> = KeysWith<L, 'width'>
/** What the database must know where to find. */
export type PlannedKey<L extends List> = KeysWith<L, 'isSortable'> | KeysWith<L, 'isFilterable'>
