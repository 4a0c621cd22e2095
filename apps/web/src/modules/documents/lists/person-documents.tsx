import { RecordDocuments } from './record-documents.tsx'

/** The documents of a person, on their record. */
export default function PersonDocuments({ id: person }: { id: number }) {
  return <RecordDocuments about={{ person }} />
}
