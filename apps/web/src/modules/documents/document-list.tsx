import type { DocumentCategory } from '@kxo/domain/documents/category'
import type { Document } from '@kxo/domain/documents/contract'
import { documentStatus } from '@kxo/domain/documents/status'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useState } from 'react'
import { useViewer } from '../../app/viewer.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/column.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { exportDocuments, listDocuments } from './api.ts'
import { DocumentDialog } from './document-dialog.tsx'
import style from './document-list.module.css'
import { saveDocument } from './save-document.ts'

type DocumentListProps = {
  /** Name under which the person's columns are kept. */
  name: string
  caption: Sentence
  category: DocumentCategory
  /** `me` keeps the person's own; the admin space shows every one. */
  user?: 'me'
  /** Hours followed, on proofs of attendance. */
  withHours?: boolean
  empty: { sentence: Sentence; help?: Sentence }
}

const hours = (minutes: number, locale: string) =>
  new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 2 }).format(minutes / 60)

/** Documents the person may see, shown in the page and downloaded (block DOCS). */
export function DocumentList({ name, caption, category, user, withHours = false, empty }: DocumentListProps) {
  const { tenant } = useViewer()
  const { say, locale, zone } = useLanguage()
  const [shown, setShown] = useState<Document | null>(null)
  const asked = { category: [category], ...(user ? { user } : {}) }
  const day = (at: Date | null) => (at ? formatDate(at, locale, { zone }) : '')
  const columns: Column<Document>[] = [
    {
      key: 'name',
      label: w.name,
      sortable: true,
      width: 320,
      cell: (row) => (
        <button type="button" className={style['open']} onClick={() => setShown(row)}>
          {row.name}
        </button>
      ),
    },
    ...(user ? [] : [{ key: 'user_name', label: w.person, sortable: true, cell: (row: Document) => row.user_name ?? '' }]),
    { key: 'event_title', label: w.event, sortable: true, cell: (row) => row.event_title ?? '', hidden: user === 'me' },
    {
      key: 'start_date',
      label: w.dates,
      sortable: true,
      cell: (row) => [...new Set([day(row.start_date), day(row.end_date)])].filter(Boolean).join(' – '),
    },
    ...(withHours
      ? [
          {
            key: 'minutes',
            label: w.hours,
            align: 'end' as const,
            cell: (row: Document) => (row.minutes === null ? '' : say(w.hoursValue, { hours: hours(row.minutes, locale) })),
          },
        ]
      : []),
    { key: 'status', label: w.status, sortable: true, cell: (row) => <StatusBadge of={documentStatus} is={row.status} /> },
    { key: 'sent_at', label: w.sentAt, sortable: true, cell: (row) => day(row.sent_at) },
    { key: 'created_at', label: w.createdAt, sortable: true, cell: (row) => day(row.created_at), hidden: true },
  ]
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        queryKey={['documents', tenant.name, category, user ?? 'all']}
        fetch={(query, signal) => listDocuments(tenant.name, asked, query, signal)}
        exportAs={(query) =>
          exportDocuments(tenant.name, asked, {
            ...query,
            columns: query.columns?.filter((key) => key !== 'minutes' && key !== 'start_date'),
          })
        }
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowActions={(row) => [
          { label: w.preview, run: () => setShown(row) },
          { label: w.download, run: () => void saveDocument(row.id) },
        ]}
        saved={useSavedColumns(name)}
        empty={empty}
      />
      {shown ? <DocumentDialog id={shown.id} name={shown.name} onClose={() => setShown(null)} /> : null}
    </>
  )
}
