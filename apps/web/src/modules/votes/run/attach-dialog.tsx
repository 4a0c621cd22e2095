import { type Resolution, votesContract } from '@kxo/domain/votes/contract'
import { votesWords as w } from '@kxo/domain/votes/words'
import { toast } from '../../../ui/feedback/toast.ts'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { attachDocument } from '../api.ts'

/** Attaches what people read before they vote on a resolution. */
export function AttachDialog({ resolution: { id, title }, onClose }: { resolution: Resolution; onClose: () => void }) {
  const { say } = useLanguage()
  const { accept, maxBytes } = votesContract.addResolutionDocument.upload
  return (
    <Dialog opened onClose={onClose} title={say(w.attachTitle, { title })}>
      <FileField
        label={w.document}
        help={w.attachHelp}
        accept={accept}
        maxBytes={maxBytes}
        value={null}
        upload={(file, transfer) => attachDocument(id, file, transfer)}
        onChange={(file) => {
          if (!file) return
          toast.success(w.attached)
          onClose()
        }}
      />
    </Dialog>
  )
}
