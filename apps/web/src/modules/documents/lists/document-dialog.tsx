import { PdfView } from '../../../ui/display/pdf-view.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { fetchDocument } from '../api.ts'

/** A document over the page. */
export function DocumentDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title={name} width={800}>
      <PdfView of={id} title={name} fetch={() => fetchDocument(id)} />
    </Dialog>
  )
}
