import { archivedCategories } from '@kxo/domain/documents/archive'
import { type DocumentCategory, documentCategory } from '@kxo/domain/documents/category'
import type { Document } from '@kxo/domain/documents/contract'
import { documentList } from '@kxo/domain/documents/list'
import { isShareable } from '@kxo/domain/documents/rules'
import { documentStatus } from '@kxo/domain/documents/status'
import type { TicketState } from '@kxo/domain/documents/ticket-state'
import type { Validity } from '@kxo/domain/documents/validity'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { printHours } from '@kxo/domain/kernel/hours'
import { labels } from '@kxo/domain/kernel/labels'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type ReactNode, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { runAction, useAction } from '../../../ui/feedback/action.ts'
import { optionsOf } from '../../../ui/fields/options.ts'
import { type TextOrSentence, useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import type { Selection } from '../../../ui/table/selection.ts'
import type { BulkAction } from '../../../ui/table/selection-bar.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { type About, documentsSource, idsOfDocuments, removeDocument, saveArchive, type Whose } from '../api.ts'
import { ShareDialog } from '../attestations/share-dialog.tsx'
import { documentsDependencies } from '../dependencies.ts'
import { saveDocument } from '../save-document.ts'
import { DocumentDialog } from './document-dialog.tsx'

type DocumentListProps = {
  /** Name under which the person's columns are kept. */
  name: string
  caption: Sentence
  /** One category, or several with their kind shown; all of them unless told. */
  categories?: readonly DocumentCategory[]
  /** Tickets alone, by where they stand. */
  ticket?: TicketState
  /** Proofs alone, by where their last day of validity stands. */
  validity?: Validity
  /** Whether whoever may mails them from here. */
  isMailed?: boolean
  /** Whose record they are about. */
  about?: About
  /** What else can be done: beside the search, and where there is none yet. */
  act?: ReactNode
  /** What else is done with a line, of the module that knows what it proves. */
  rowActions?: (row: Document) => RowAction[]
  /** Keeps the person's own, or what is given to them too; the admin space shows every one. */
  user?: Whose
  /** Hours followed, on proofs of attendance. */
  withHours?: boolean
  /** What is given out for an event: about nobody, and sent to nobody. */
  isGivenOut?: boolean
  empty: { sentence: TextOrSentence; help?: Sentence }
}

/** Documents the person may see, shown in the page and downloaded (block DOCS). */
export function DocumentList({
  name,
  caption,
  categories,
  ticket,
  validity,
  isMailed = false,
  about,
  act,
  rowActions,
  user,
  withHours = false,
  isGivenOut = false,
  empty,
}: DocumentListProps) {
  const { say, locale, zone } = useLanguage()
  const [shown, setShown] = useState<Document | null>(null)
  const [sharing, setSharing] = useState<Document | null>(null)
  const isOfReader = user === 'given' || user === 'events'
  const isOfEvents = isGivenOut || isOfReader
  const filters = {
    ...(categories && { category: [...categories] }),
    ...(ticket && { ticket }),
    ...(validity && { validity }),
    ...about,
    ...(user && { user }),
  }
  const viewer = useViewer()
  const { mails: offered } = documentsDependencies()
  const mails = isMailed && offered?.permitted(viewer) ? offered : null
  const [mailed, setMailed] = useState<{ selection: Selection; clear: () => void } | null>(null)
  const zipping = useAction({ mutationFn: async (chosen: Selection) => saveArchive(await idsOfDocuments(filters, chosen)) })
  const isArchived = categories?.every((category) => archivedCategories.includes(category)) ?? false
  const bulk: BulkAction[] = [
    ...(mails ? [{ label: w.mailProof, run: (selection: Selection, clear: () => void) => setMailed({ selection, clear }) }] : []),
    ...(isArchived ? [{ label: w.downloadZip, disabled: zipping.isPending, run: (chosen: Selection) => zipping.mutate(chosen) }] : []),
  ]
  const open = (row: Document): void => (row.content_type === 'application/pdf' ? setShown(row) : void saveDocument(row.id))
  const remove = async (row: Document): Promise<void> => {
    const name = row.name
    if (!(await confirm({ title: say(w.removeTitle, { name }), act: w.remove, tone: 'danger' }))) return
    await runAction(() => removeDocument(row.file), say(w.removed, { name }))
  }
  const day = (at: Date | null) => (at ? formatDate(at, locale, { zone }) : '')
  const columns = useColumns(
    documentList,
    {
      name: (row) => row.name,
      start_date: (row) => [...new Set([day(row.start_date), day(row.end_date)])].filter(Boolean).join(' – ') || emptyPlaceholder,
      valid_until: (row) => (row.valid_until ? formatDate(row.valid_until, locale) : emptyPlaceholder),
      status: (row) => (row.is_void ? <Badge tone="danger">{labels.notValid}</Badge> : <StatusBadge of={documentStatus} is={row.status} />),
      minutes: (row) => (row.minutes === null ? emptyPlaceholder : say(w.hoursValue, { hours: printHours(row.minutes, locale) })),
    },
    {
      without: [
        ...(categories?.length === 1 ? (['category'] as const) : []),
        ...(user || isGivenOut || (about && 'person' in about) ? (['user_name'] as const) : []),
        ...(withHours ? [] : (['minutes', 'valid_until'] as const)),
        ...(isOfEvents ? (['sent_at'] as const) : []),
        ...(isGivenOut ? (['status'] as const) : []),
        ...(isOfReader ? (['start_date'] as const) : []),
      ],
      hidden: { event_title: user === 'me', ...(isOfEvents && { created_at: false }) },
      filters: { category: optionsOf({ ...documentCategory, keys: categories ?? documentCategory.keys }) },
    },
  )
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        source={documentsSource(filters)}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        onOpen={open}
        rowActions={(row) => [
          ...(row.content_type === 'application/pdf' ? [{ label: w.preview, run: () => setShown(row) }] : []),
          { label: w.download, run: () => void saveDocument(row.id) },
          ...(mails && isShareable(row) && row.registration !== null
            ? [
                {
                  label: row.sent_at ? w.mailProofAgain : w.mailProof,
                  run: () => setMailed({ selection: { all: false, ids: [row.id] }, clear: () => undefined }),
                },
              ]
            : []),
          ...(user && isShareable(row) ? [{ label: w.share, run: () => setSharing(row) }] : []),
          ...(rowActions?.(row) ?? []),
          ...(about && row.is_removable ? [{ label: w.remove, run: () => void remove(row), tone: 'danger' as const }] : []),
        ]}
        bulkActions={bulk}
        toolbar={act}
        saved={useSavedColumns(name)}
        empty={{ ...empty, act }}
      />
      {mails && mailed ? (
        <mails.Dialog
          selection={mailed.selection}
          readIds={(selection, signal) => idsOfDocuments(filters, selection, signal)}
          onDone={mailed.clear}
          onClose={() => setMailed(null)}
        />
      ) : null}
      {sharing ? <ShareDialog proof={sharing} onClose={() => setSharing(null)} /> : null}
      {shown ? <DocumentDialog id={shown.id} name={shown.name} onClose={() => setShown(null)} /> : null}
    </>
  )
}
