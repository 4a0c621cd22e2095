import type { ListQuery } from '@kxo/domain/kernel/listing'
import { Anchor, Flex, Group } from '@mantine/core'
import { useElementSize, useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import { Answered } from '../feedback/reading.tsx'
import { Empty } from '../feedback/states.tsx'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { Pager } from '../navigation/pager.tsx'
import { type Arrangement, arranged, type Column } from './column.ts'
import { DataCards } from './data-cards.tsx'
import { DataRows, menuWidth, tickWidth } from './data-rows.tsx'
import { DataToolbar } from './data-toolbar.tsx'
import { type ListAddress, useListAddress } from './list-address.ts'
import type { SavedList } from './list-view.ts'
import { listWords } from './list-words.ts'
import type { RowAction } from './row-menu.tsx'
import { countOf, noSelection, type RowKey, type Selection } from './selection.ts'
import { type BulkAction, SelectionBar } from './selection-bar.tsx'
import { useTableModel } from './table-model.ts'
import { pageQuery, type TableSource } from './table-source.ts'

export type DataTableProps<Row> = {
  /** Accessible name of the list. */
  caption: TextOrSentence
  columns: readonly Column<Row>[]
  source: TableSource<Row>
  rowKey: (row: Row) => RowKey
  /** What a row is called, for screen readers and confirmations. */
  rowName: (row: Row) => string
  /** Address of the record: the first cell is its link, a click on the row opens it. */
  rowHref?: (row: Row) => string
  /** For a record that opens in a dialog instead: same gestures, without an address of its own. */
  onOpen?: (row: Row) => void
  rowActions?: (row: Row) => readonly RowAction[]
  bulkActions?: readonly BulkAction[]
  /** Columns and named views of this person, and how to keep them (Context calls). */
  saved?: SavedList
  searchable?: boolean
  defaults?: Partial<ListAddress>
  /** Why there is nothing at all, and the next act. */
  empty: { sentence: TextOrSentence; help?: TextOrSentence; act?: ReactNode }
  /** Own controls of the page beside the search. */
  toolbar?: ReactNode
}

const none: readonly never[] = []
/** Pixels of the frame. */
const borders = 2

/** The one list of the product: server pages, all of its state in the address. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, source, rowKey, saved, empty, defaults } = props
  const { exportAs } = source
  const { say } = useLanguage()
  const text = useText()
  const captionId = useId()
  const narrow = useMediaQuery('(max-width: 43.75em)', false, { getInitialValueInEffect: false })
  const [address, change] = useListAddress(defaults)
  const [local, setLocal] = useState<Arrangement | null>(null)
  const [selection, setSelection] = useState<Selection>(noSelection)
  const arrangement = useMemo(() => arranged(columns, local ?? saved?.columns ?? null), [columns, local, saved?.columns])
  const query: ListQuery = { ...address, format: undefined, columns: undefined }
  const answer = useQuery({ ...pageQuery(source, address), placeholderData: keepPreviousData })

  const arrange = (next: Arrangement): void => {
    if (saved?.isComing) return
    setLocal(next)
    saved?.save(next)
  }
  const changeList = (next: Partial<ListAddress>): void => {
    if (!('page' in next) && !('sort' in next)) setSelection(noSelection)
    change(next)
  }
  const rows = answer.data?.results ?? none
  const unsortable: readonly string[] = answer.data?.unsortable ?? none
  // So many rows are not sorted by these: their headers offer it once the list is narrowed.
  const offered = useMemo(
    () => columns.map((column) => (unsortable.includes(column.key) ? { ...column, sortable: false } : column)),
    [columns, unsortable],
  )
  const filtered = Boolean(address.q || address.filters?.length)
  // A list without a row has nothing to look for, arrange or export; it offers its act once, under its reason.
  const isBare = answer.data !== undefined && !answer.isPlaceholderData && rows.length === 0 && address.page === 1 && !filtered
  const own = isBare && props.toolbar === empty.act ? null : props.toolbar
  const selectable = (props.bulkActions?.length ?? 0) > 0
  const ids = rows.map(rowKey)
  const { ref: list, width } = useElementSize<HTMLElement>()
  const beside = borders + (selectable ? tickWidth : 0) + (props.rowActions ? menuWidth : 0)
  const arrangeWidth = useRef((_key: string, _width: number): void => undefined)
  arrangeWidth.current = (key, wide) => arrange(arrangement.map((item) => (item.key === key ? { ...item, width: wide } : item)))
  const onResize = useCallback((key: string, wide: number) => arrangeWidth.current(key, wide), [])
  const model = useTableModel({ columns: offered, arrangement, rows, rowKey, room: Math.max(0, width - beside), onResize })
  const { shown } = model
  const exported = selectable && countOf(selection) > 0 ? selection : null

  return (
    <Flex ref={list} component="section" direction="column" gap="sm" miw={0} aria-labelledby={captionId}>
      <h2 id={captionId} className="visually-hidden">
        {text(props.caption)}
      </h2>
      {isBare ? (
        own && <Group gap="xs">{own}</Group>
      ) : (
        <DataToolbar
          columns={columns}
          arrangement={arrangement}
          onArrange={arrange}
          address={address}
          onChange={changeList}
          saved={saved}
          searchable={props.searchable ?? true}
          exportAs={
            exportAs
              ? (format) =>
                  exportAs({
                    ...query,
                    ...(exported && (exported.all ? exported.query : { ids: exported.ids.map(Number) })),
                    format,
                    columns: shown.flatMap((column) => column.exported ?? [column.key]),
                  })
              : undefined
          }
          exportsSelection={exported !== null}
        >
          {own}
        </DataToolbar>
      )}
      {selectable ? (
        <SelectionBar
          selection={selection}
          onChange={setSelection}
          // All the results are offered once they are those asked for.
          count={answer.isPlaceholderData ? 0 : (answer.data?.count ?? 0)}
          isEstimate={answer.data?.is_estimate ?? false}
          onPage={ids}
          query={query}
          actions={props.bulkActions ?? []}
        />
      ) : null}
      {answer.isError && !answer.data ? (
        <Answered of={answer} />
      ) : answer.data && rows.length === 0 ? (
        filtered ? (
          <Empty
            sentence={listWords.emptySearch}
            act={
              <Anchor component="button" type="button" onClick={() => changeList({ q: undefined, filters: undefined })}>
                {say(address.filters?.length ? listWords.clearFilters : listWords.clearSearch)}
              </Anchor>
            }
          />
        ) : (
          <Empty sentence={empty.sentence} {...(empty.help ? { help: empty.help } : {})} act={empty.act} />
        )
      ) : narrow ? (
        <DataCards {...props} columns={shown} rows={rows} loading={answer.isPending} selection={selection} onSelect={setSelection} />
      ) : (
        <DataRows
          {...props}
          model={model}
          rows={rows}
          captionId={captionId}
          loading={answer.isPending}
          busy={answer.isPlaceholderData}
          pageSize={address.page_size}
          sort={address.sort}
          onSort={(sort) => changeList({ sort })}
          selectable={selectable}
          selection={selection}
          onSelect={setSelection}
        />
      )}
      {answer.data && answer.data.count > 0 ? (
        <Pager
          count={answer.data.count}
          isEstimate={answer.data.is_estimate}
          page={address.page}
          pageSize={address.page_size}
          onChange={changeList}
        />
      ) : null}
    </Flex>
  )
}
