import { documentsContract } from '@kxo/domain/documents/contract'
import { type DocumentRestriction, depositRestrictions, documentRestriction } from '@kxo/domain/documents/restriction'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { Box } from '@mantine/core'
import { useId, useState } from 'react'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { depositDocument, type Owner } from '../api.ts'

/** Puts a file on a record: who sees it first, then the file. */
export function DepositDialog({ about, onClose }: { about: Owner; onClose: () => void }) {
  const { say } = useLanguage()
  const id = useId()
  const [restriction, setRestriction] = useState<DocumentRestriction>('restrictedAdmins')
  const { accept, maxBytes } = documentsContract.deposit.upload
  const labelOf = (level: DocumentRestriction) =>
    level === 'contact' && 'company' in about ? w.visibleToCompany : documentRestriction.labelOf(level)
  return (
    <Dialog opened onClose={onClose} title={w.add} width={600}>
      <Box component="label" display="block" fz="sm" fw={600} mb={4} htmlFor={id}>
        {say(w.visibleTo)}
      </Box>
      <Box
        id={id}
        component="select"
        display="block"
        w="100%"
        mih={40}
        mb="md"
        px={10}
        bd="1px solid var(--k-control)"
        bdrs={9}
        bg="var(--k-surface)"
        c="var(--k-text)"
        style={{ font: 'inherit' }}
        value={restriction}
        onChange={(event) => setRestriction(depositRestrictions.find((one) => one === event.currentTarget.value) ?? 'restrictedAdmins')}
      >
        {depositRestrictions.map((level) => (
          <option key={level} value={level}>
            {say(labelOf(level))}
          </option>
        ))}
      </Box>
      <FileField
        label={w.file}
        accept={accept}
        maxBytes={maxBytes}
        value={null}
        upload={(file, transfer) => depositDocument(about, restriction, file, transfer)}
        onChange={(file) => {
          if (!file) return
          onClose()
        }}
      />
    </Dialog>
  )
}
