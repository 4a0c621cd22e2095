import type { Sentence } from './sentence.ts'

/**
 * How a field of a list compares, is written and is exported: `money` is integer cents, `code` an entry of a catalogue kept by its number,
 * `choice` one kept by its key.
 */
export type ListKind = 'text' | 'number' | 'money' | 'day' | 'instant' | 'flag' | 'code' | 'choice'

/** What a `code` or a `choice` may be, or what some values of a `text` are called: a catalogue, or labels by key (`choicesOf`). */
export type Choices = {
  keys: readonly string[]
  labelOf: (key: never) => Sentence
  codeOf?: (key: never) => number
  toneOf?: (key: never) => 'neutral' | 'info' | 'warning' | 'success' | 'danger'
}

/** One field of a list, by its name on the wire. */
export type ListEntry = {
  label: Sentence
  kind: ListKind
  of?: Choices
  isSortable?: true
  /** Offered by the filter builder, even where no column draws it. */
  isFilterable?: true
  /** A column of the exported file; what is exported in its place when the screen shows it otherwise. */
  isExported?: true
  exportedAs?: readonly string[]
  /** What the file calls it, when a column gathers more on the screen. */
  exportedLabel?: Sentence
  /** First width in pixels; what has none is no column. */
  width?: number
  /** A column that waits in the chooser. */
  isHidden?: true
  /** Never cut to fit. */
  isWhole?: true
  /** An instant written with its hour. */
  showsTime?: true
  /** A choice drawn in the tone of its catalogue. */
  isBadge?: true
}
type Fields = Readonly<Record<string, ListEntry>>

/** A declared list; its rows are known to the types alone. */
export type List<Row = never, F extends Fields = Fields> = { readonly fields: F; readonly row?: Row }
export type AnyList = { readonly fields: Fields; readonly row?: unknown }
export type RowOf<L extends AnyList> = Extract<NonNullable<L['row']>, object>

/** Declares a list once: its query plan, columns, filters and exported file derive from it: `list<BillRow>()({ number: … })`. */
export const list =
  <Row extends object>() =>
  <const F extends Fields>(fields: F): List<Row, F> => ({ fields })

/** What most fields of a list are: sorted, filtered and exported. */
export const full = { isSortable: true, isFilterable: true, isExported: true } as const

/** Labels by key, as the choices of a field. A key that is not among them names itself. */
export const choicesOf = (labels: Readonly<Record<string, Sentence>>): Choices => ({
  keys: Object.keys(labels),
  labelOf: (key: string) => labels[key] ?? { fr: key, en: key },
})

type KeysWith<L extends AnyList, Mark extends keyof ListEntry> = {
  [K in keyof L['fields'] & string]: L['fields'][K] extends Record<Mark, unknown> ? K : never
}[keyof L['fields'] & string]
export type ExportedKey<L extends AnyList> = KeysWith<L, 'isExported'>
export type ColumnKey<L extends AnyList> = KeysWith<L, 'width'>
export type FieldKey<L extends AnyList> = keyof L['fields'] & string
/** What the database must know where to find. */
export type PlannedKey<L extends AnyList> = KeysWith<L, 'isSortable'> | KeysWith<L, 'isFilterable'>
