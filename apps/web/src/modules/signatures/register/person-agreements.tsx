import { AgreementList } from './agreement-list.tsx'

/** The agreements of a person, on their record. */
export default function PersonAgreements({ id }: { id: number }) {
  return <AgreementList name="contracts_of_person" scope={{ user: id }} />
}
