import type { ReactNode } from 'react'
import type { Option } from '../fields/select-field.tsx'
import type { TextOrSentence } from '../i18n/language.tsx'

/** How a column is filtered: by text, number, amount in euros, day, yes or no, or one of some options. */
export type FilterKind = 'text' | 'number' | 'day' | 'flag' | readonly Option[]

/** One column of a list; `key` is the wire name used by sort, filters, exports and saved columns. */
export type Column<Row> = {
  key: string
  label: TextOrSentence
  cell: (row: Row) => ReactNode
  sortable?: boolean
  filter?: FilterKind
  /** First width in pixels. */
  width?: number
  align?: 'end'
  /** What is never cut to fit: a badge, a reference. Figures and dates never are. */
  isWhole?: true
  /** Offered by the column chooser but not shown at first. */
  hidden?: boolean
  /** Columns of the exported file that tell it: its own unless told. */
  exported?: readonly string[]
  /** Only offered as a filter: nothing of it is drawn. */
  filterOnly?: true
}

/** Columns as a person arranged them: order, presence, width. */
export type Arrangement = readonly { key: string; shown: boolean; width?: number | undefined }[]

/** The saved arrangement laid over the columns that exist today: unknown ones are dropped, new ones come last. */
export function arranged<Row>(columns: readonly Column<Row>[], saved: Arrangement | null): Arrangement {
  const drawn = columns.filter(({ filterOnly }) => !filterOnly)
  const remaining = (saved ?? []).filter(({ key }) => drawn.some((column) => column.key === key))
  const added = drawn.filter(({ key }) => !remaining.some((item) => item.key === key))
  return [...remaining, ...added.map(({ key, hidden, width }) => ({ key, shown: !hidden, width }))]
}

/** The columns to draw, in order; the first column of the list always stays. */
export function shownColumns<Row>(columns: readonly Column<Row>[], arrangement: Arrangement): Column<Row>[] {
  return arrangement.flatMap(({ key, shown }, index) => {
    const column = columns.find((candidate) => candidate.key === key)
    return column && (shown || index === 0) ? [column] : []
  })
}
