import type { Grouping } from '@kxo/domain/payments/grouped/grouped-choices'
import { groupedWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { PdfView } from '../../../ui/display/pdf-view.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { fetchPreview, type OrderedGroup } from './grouped-api.ts'

type PreviewDialogProps = { ordered: OrderedGroup; grouping: Grouping; onClose: () => void }

/** A bill as it would print, without a number. */
export function PreviewDialog({ ordered, grouping, onClose }: PreviewDialogProps) {
  const { say } = useLanguage()
  const title = say(w.previewTitle, { name: ordered.group.payer })
  return (
    <Dialog opened onClose={onClose} title={title} width={800}>
      <PdfView title={title} of={ordered.group.key} fetch={() => fetchPreview(grouping, ordered)} />
    </Dialog>
  )
}
