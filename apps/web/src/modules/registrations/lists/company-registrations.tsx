import { RecordRegistrations } from './record-registrations.tsx'

/** Registrations of a company's people, on its record. */
export default function CompanyRegistrations({ id: company }: { id: number }) {
  return <RecordRegistrations about={{ company }} />
}
