import { documentsWords as w } from '@kxo/domain/documents/words'
import { DocumentList } from './document-list.tsx'

/** What was made for an event and its people, whatever the kind, on its page. */
export default function EventDocuments({ id }: { id: number }) {
  return (
    <DocumentList name="event_documents" caption={w.tab} about={{ event: id }} empty={{ sentence: w.noneOnRecord, help: w.comesOnEvent }} />
  )
}
