import { RecordDocuments } from './record-documents.tsx'

/** The documents of a company and of its people, on its record. */
export default function CompanyDocuments({ id: company }: { id: number }) {
  return <RecordDocuments about={{ company }} />
}
