import { RecordFields } from '../records/record-fields.tsx'

export default function OrganisationFields({ id }: { id: number }) {
  return <RecordFields morph="Client" id={id} />
}
