import { Group, Stack, TextInput } from '@mantine/core'
import { IconColumns3, IconDownload, IconFilter, IconSearch } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../display/button.tsx'
import { saveFile } from '../display/save-file.ts'
import { toast } from '../feedback/toast.ts'
import { useLanguage } from '../i18n/language.tsx'
import { MenuBeside, PanelBeside, useBeside } from '../overlay/beside.tsx'
import type { Arrangement, Column } from './column.ts'
import style from './data-table.module.css'
import { FilterChips } from './filter-chips.tsx'
import type { ListAddress } from './list-address.ts'
import type { SavedList } from './list-view.ts'
import { ListViews } from './list-views.tsx'
import { listWords } from './list-words.ts'
import { useTypedSearch } from './use-typed-search.ts'

const FilterBuilder = lazy(() => import('./filter-builder.tsx'))
const ColumnChooser = lazy(() => import('./column-chooser.tsx'))

type DataToolbarProps<Row> = {
  columns: readonly Column<Row>[]
  arrangement: Arrangement
  onArrange: (next: Arrangement) => void
  address: ListAddress
  onChange: (next: Partial<ListAddress>) => void
  saved: SavedList | undefined
  searchable: boolean
  /** Rows are ticked: the file holds them alone. */
  exportsSelection: boolean
  exportAs: ((format: 'xlsx' | 'csv') => Promise<{ blob: Blob; name: string }>) | undefined
  children?: ReactNode
}

function SearchBox({ q, onChange }: { q: string | undefined; onChange: (q: string | undefined) => void }) {
  const { say } = useLanguage()
  const [typed, setTyped] = useTypedSearch(q ?? '', (text) => onChange(text || undefined))
  return (
    <TextInput
      className={style['search']}
      type="search"
      size="xs"
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      aria-label={say(listWords.search)}
      placeholder={say(listWords.search)}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

/** Above a list: search, filters, columns, export, and the page's own controls. */
export function DataToolbar<Row>({
  columns,
  arrangement,
  onArrange,
  address,
  onChange,
  saved,
  searchable,
  exportAs,
  exportsSelection,
  children,
}: DataToolbarProps<Row>) {
  const { say } = useLanguage()
  const [exporting, setExporting] = useState(false)
  const [filtering, setFiltering] = useState(false)
  const builder = useBeside('dialog', [filtering, setFiltering])
  const chooser = useBeside('dialog', useState(false))
  const exporter = useBeside('menu', useState(false))
  const filterable = columns.filter(({ filter }) => filter !== undefined)
  const filters = address.filters ?? []

  const runExport = async (format: 'xlsx' | 'csv'): Promise<void> => {
    if (!exportAs) return
    setExporting(true)
    try {
      const file = await exportAs(format)
      saveFile(file.blob, file.name)
    } catch (error) {
      toast.failure(error)
    } finally {
      setExporting(false)
    }
  }

  return (
    <Stack gap={10} data-print="none">
      <Group gap="xs" className={style['tools']}>
        {searchable ? <SearchBox q={address.q} onChange={(q) => onChange({ q })} /> : null}
        {filterable.length > 0 ? (
          <>
            <Button {...builder.button} size="sm" variant="default" icon={<IconFilter size={16} />}>
              {say(listWords.filter)}
            </Button>
            <PanelBeside {...builder.place} position="bottom-start" width={320}>
              <Suspense>
                <FilterBuilder
                  columns={filterable}
                  onAdd={(filter) => {
                    onChange({ filters: [...filters, filter] })
                    setFiltering(false)
                  }}
                />
              </Suspense>
            </PanelBeside>
          </>
        ) : null}
        {children}
        <div className={style['ends']}>
          {saved ? <ListViews saved={saved} arrangement={arrangement} onArrange={onArrange} /> : null}
          <Button {...chooser.button} size="sm" variant="default" loading={saved?.isComing ?? false} icon={<IconColumns3 size={16} />}>
            {say(listWords.columns)}
          </Button>
          <PanelBeside {...chooser.place} width={320}>
            <Suspense>
              <ColumnChooser columns={columns} arrangement={arrangement} onArrange={onArrange} />
            </Suspense>
          </PanelBeside>
          {exportAs ? (
            <>
              <Button {...exporter.button} size="sm" variant="default" loading={exporting} icon={<IconDownload size={16} />}>
                {say(exportsSelection ? listWords.exportSelection : listWords.exportAs)}
              </Button>
              <MenuBeside
                {...exporter.place}
                withinPortal={false}
                acts={[
                  { label: listWords.exportXlsx, run: () => void runExport('xlsx') },
                  { label: listWords.exportCsv, run: () => void runExport('csv') },
                ]}
              />
            </>
          ) : null}
        </div>
      </Group>
      {filters.length > 0 ? (
        <FilterChips columns={columns} filters={filters} onChange={(next) => onChange({ filters: next.length > 0 ? next : undefined })} />
      ) : null}
    </Stack>
  )
}
