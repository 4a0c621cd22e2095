import { AgreementList } from './agreement-list.tsx'

/** The agreements of a company, on their record. */
export default function CompanyAgreements({ id }: { id: number }) {
  return <AgreementList name="contracts_of_company" scope={{ company: id }} />
}
