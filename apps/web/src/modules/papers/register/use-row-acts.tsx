import { adminContact } from '@kxo/domain/contacts/paths'
import type { PaperRow } from '@kxo/domain/papers/contract'
import { may } from '@kxo/domain/papers/permissions'
import { papersWords as w } from '@kxo/domain/papers/words'
import { type ReactNode, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { confirm } from '../../../ui/overlay/confirm.ts'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { DocumentDialog, saveDocument } from '../../documents/index.ts'
import { actOnMany, removeRow } from '../api.ts'
import { RejectDialog, ValidateDialog } from './decision-dialogs.tsx'
import { EditDialog } from './edit-dialog.tsx'

type Opened = { kind: 'show' | 'validate' | 'reject' | 'edit'; row: PaperRow }

/** What may be done with a line of the register, and the dialog it opens. */
export function useRowActs(tab: 'contacts' | 'partners'): {
  open: (row: PaperRow) => void
  actsOn: (row: PaperRow) => RowAction[]
  dialog: ReactNode
} {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const goTo = useNavigateIfMounted()
  const [opened, setOpened] = useState<Opened | null>(null)
  const mayWrite = tab === 'partners' ? may.writePartners(actor) : may.write(actor)
  const save = (row: PaperRow) => row.document !== null && void saveDocument(row.document)
  const open = (row: PaperRow): void => {
    if (row.content_type === 'application/pdf') setOpened({ kind: 'show', row })
    else if (row.document !== null) save(row)
    else if (row.user !== null) void goTo(adminContact(row.user))
  }
  const reclaim = ({ id, name }: PaperRow) => runAction(() => actOnMany({ ids: [id], act: 'reclaim' }), say(w.reclaimed, { name }))
  const remove = async ({ id, name, document }: PaperRow): Promise<void> => {
    const said =
      document === null
        ? { title: w.stopTitle, act: w.stopAsking, done: w.stopped }
        : { title: w.removeTitle, act: w.remove, done: w.removed }
    if (!(await confirm({ title: say(said.title, { name }), act: said.act, tone: 'danger' }))) return
    await runAction(() => removeRow(id), say(said.done, { name }))
  }
  const actsOn = (row: PaperRow): RowAction[] => [
    ...(row.document === null
      ? []
      : [
          { label: w.open, run: () => open(row) },
          { label: w.download, run: () => save(row) },
        ]),
    ...(row.user === null ? [] : [{ label: w.seeRecord, run: () => void goTo(adminContact(row.user ?? 0)) }]),
    ...(mayWrite && row.status === 'toValidate'
      ? [
          { label: w.validate, run: () => setOpened({ kind: 'validate', row }) },
          { label: w.reject, run: () => setOpened({ kind: 'reject', row }), tone: 'danger' as const },
        ]
      : []),
    ...(mayWrite && row.is_requested && (row.status === 'toComplete' || row.status === 'rejected')
      ? [{ label: w.reclaim, run: () => void reclaim(row) }]
      : []),
    ...(mayWrite && row.document !== null ? [{ label: w.edit, run: () => setOpened({ kind: 'edit', row }) }] : []),
    ...(row.is_removable
      ? [{ label: row.document === null ? w.stopAsking : w.remove, run: () => void remove(row), tone: 'danger' as const }]
      : []),
  ]
  const close = () => setOpened(null)
  return { open, actsOn, dialog: opened ? <RowDialog {...opened} onClose={close} /> : null }
}

function RowDialog({ kind, row, onClose }: Opened & { onClose: () => void }) {
  switch (kind) {
    case 'show':
      return <DocumentDialog id={row.document ?? 0} name={row.name} onClose={onClose} />
    case 'validate':
      return <ValidateDialog row={row} onClose={onClose} />
    case 'reject':
      return <RejectDialog row={row} onClose={onClose} />
    case 'edit':
      return <EditDialog row={row} onClose={onClose} />
  }
}
