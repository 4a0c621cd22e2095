import { Button, Menu, Popover, TextInput } from '@mantine/core'
import { IconColumns3, IconDownload, IconFilter, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Arrangement, Column } from './column.ts'
import { ColumnChooser } from './column-chooser.tsx'
import style from './data-table.module.css'
import { FilterBuilder, FilterChips } from './filter-builder.tsx'
import { useLanguage } from './language.tsx'
import type { ListAddress } from './list-address.ts'
import { saveFile } from './save-file.ts'
import { toast } from './toast.ts'
import { uiWords } from './words.ts'

type DataToolbarProps<Row> = {
  columns: readonly Column<Row>[]
  arrangement: Arrangement
  onArrange: (next: Arrangement) => void
  address: ListAddress
  onChange: (next: Partial<ListAddress>) => void
  searchable: boolean
  exportAs: ((format: 'xlsx' | 'csv') => Promise<{ blob: Blob; name: string }>) | undefined
  children?: ReactNode
}

/** Typing settles before the server is asked. */
const settleMs = 300

function SearchBox({ q, onChange }: { q: string | undefined; onChange: (q: string | undefined) => void }) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState(q ?? '')
  useEffect(() => setTyped(q ?? ''), [q])
  useEffect(() => {
    if (typed.trim() === (q ?? '')) return undefined
    const timer = setTimeout(() => onChange(typed.trim() || undefined), settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextInput
      type="search"
      size="sm"
      className={style['search']}
      aria-label={say(uiWords.search)}
      placeholder={say(uiWords.search)}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
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
  searchable,
  exportAs,
  children,
}: DataToolbarProps<Row>) {
  const { say } = useLanguage()
  const [exporting, setExporting] = useState(false)
  const [filtering, setFiltering] = useState(false)
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
    <div className={style['toolbar']}>
      <div className={style['tools']}>
        {searchable ? <SearchBox q={address.q} onChange={(q) => onChange({ q })} /> : null}
        {filterable.length > 0 ? (
          <Popover opened={filtering} onChange={setFiltering} position="bottom-start" shadow="md" trapFocus returnFocus width={320}>
            <Popover.Target>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconFilter size={16} aria-hidden="true" />}
                onClick={() => setFiltering((was) => !was)}
              >
                {say(uiWords.filter)}
              </Button>
            </Popover.Target>
            <Popover.Dropdown>
              <FilterBuilder
                columns={filterable}
                onAdd={(filter) => {
                  onChange({ filters: [...filters, filter] })
                  setFiltering(false)
                }}
              />
            </Popover.Dropdown>
          </Popover>
        ) : null}
        {children}
        <span className={style['grow']} />
        <Popover position="bottom-end" shadow="md" trapFocus returnFocus width={320}>
          <Popover.Target>
            <Button size="sm" variant="default" leftSection={<IconColumns3 size={16} aria-hidden="true" />}>
              {say(uiWords.columns)}
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <ColumnChooser columns={columns} arrangement={arrangement} onArrange={onArrange} />
          </Popover.Dropdown>
        </Popover>
        {exportAs ? (
          <Menu position="bottom-end" shadow="md">
            <Menu.Target>
              <Button size="sm" variant="default" loading={exporting} leftSection={<IconDownload size={16} aria-hidden="true" />}>
                {say(uiWords.exportAs)}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => void runExport('xlsx')}>{say(uiWords.exportXlsx)}</Menu.Item>
              <Menu.Item onClick={() => void runExport('csv')}>{say(uiWords.exportCsv)}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        ) : null}
      </div>
      {filters.length > 0 ? (
        <FilterChips columns={columns} filters={filters} onChange={(next) => onChange({ filters: next.length > 0 ? next : undefined })} />
      ) : null}
    </div>
  )
}
