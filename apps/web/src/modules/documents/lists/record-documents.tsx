import { may } from '@kxo/domain/documents/permissions'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Owner } from '../api.ts'
import { DepositDialog } from './deposit-dialog.tsx'
import { DocumentList } from './document-list.tsx'

/** The documents of a record, whatever their kind, and what is put on it by hand. */
export function RecordDocuments({ about }: { about: Owner }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [adding, setAdding] = useState(false)
  const add = may.deposit(actor) ? (
    <Button size="sm" icon={<IconPlus size={16} />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {say(w.add)}
    </Button>
  ) : null
  return (
    <>
      <DocumentList
        name="record_documents"
        caption={w.tab}
        about={about}
        act={add}
        empty={{ sentence: w.noneOnRecord, help: w.comesOnRecord }}
      />
      {adding ? <DepositDialog about={about} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
